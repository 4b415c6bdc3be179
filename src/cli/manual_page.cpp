#include <fmt/format.h>

#include "sabot/cli/command_tree.hpp"

// The manual page, in man's own language: what help says of every command, and what holds for all.

namespace sabot::cli {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  bool starts = true;
  for (const char c : text) {
    // A line that begins with a dot or an apostrophe would be taken for an order.
    if (starts && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else
      out += c;
    starts = c == '\n';
  }
  return out;
}

std::string section(std::string_view title) { return fmt::format(".SH {}\n", title); }

std::string paragraph(std::string_view text) { return escaped(text) + "\n"; }

std::string item(std::string_view term, std::string_view text) {
  return fmt::format(".TP\n\\fB{}\\fR\n{}\n", escaped(term), escaped(text));
}

std::string verbatim(std::string_view text) { return ".PP\n.nf\n" + escaped(text) + "\n.fi\n"; }

std::string option_text(const OptionFacts& option) {
  std::string names;
  for (const auto& name : option.names) names += (names.empty() ? "" : ", ") + name;
  const auto value =
      option.value.empty() ? std::string() : fmt::format(" \\fI{}\\fR", escaped(option.value));
  return fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", escaped(names), value, escaped(option.help));
}

std::string command_text(const CommandFacts& command) {
  std::string text = fmt::format(".SS \"sabot {}\"\n", escaped(command.path));
  text += paragraph(command.what);
  for (const auto& option : command.options)
    if (option.names.back() != "--help") text += option_text(option);
  text += verbatim(command.example);
  for (const auto& one : command.commands) text += command_text(one);
  return text;
}

}  // namespace

std::string manual_page(const CommandFacts& program, const Common& common) {
  std::string text = fmt::format(".TH SABOT 1 \"\" \"sabot\" \"{}\"\n",
                                 common.say("Órdenes de usuario", "User Commands"));
  text += section(common.say("NOMBRE", "NAME"));
  text += fmt::format("sabot \\- {}\n",
                      common.say("juegos de casino tal como los escriben los reglamentos",
                                 "casino games exactly as the regulations are written"));
  text += section(common.say("SINOPSIS", "SYNOPSIS"));
  text += fmt::format(".B sabot\n.I {}\n[{}]\n", common.say("ORDEN", "COMMAND"),
                      common.say("OPCIONES", "OPTIONS"));
  text += section(common.say("DESCRIPCIÓN", "DESCRIPTION"));
  text += paragraph(program.what);
  text += section(common.say("ÓRDENES", "COMMANDS"));
  for (const auto& command : program.commands) text += command_text(command);
  text += section(common.say("ESTADO DE SALIDA", "EXIT STATUS"));
  text += item("0", common.say("hecho", "done"));
  text += item("1", common.say("lo comprobado no es así", "what was checked is not so"));
  text += item("2", common.say("mal llamada, o no pudo hacer su trabajo",
                               "called wrongly, or could not do its work"));
  text += item("130", common.say("interrumpida; ha mostrado lo que tenía",
                                 "interrupted; it has shown what it had"));
  text += section(common.say("ENTORNO", "ENVIRONMENT"));
  text += item("SABOT_LANG", common.say("el idioma, es o en; si falta, el de LC_ALL, LC_MESSAGES "
                                        "o LANG",
                                        "the language, es or en; otherwise that of LC_ALL, "
                                        "LC_MESSAGES or LANG"));
  text += item("NO_COLOR", common.say("sin colores", "no colours"));
  text += item("SABOT_LISTEN, SABOT_DATA, …",
               common.say("los ajustes de sabot serve, cada uno con su nombre en mayúsculas",
                          "the settings of sabot serve, each by its name in capitals"));
  return text;
}

}  // namespace sabot::cli
