#include "sabot/chart/svg.hpp"

#include <cmath>

#include <fmt/format.h>

namespace sabot::chart {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (const auto character : characters(text)) {
    if (character == "&") {
      out += "&amp;";
    } else if (character == "<") {
      out += "&lt;";
    } else if (character == ">") {
      out += "&gt;";
    } else if (character == "\"") {
      out += "&quot;";
    } else {
      out += character;
    }
  }
  return out;
}

// In tenths, without a point where there are none and never as −0.
std::string number(double value) {
  const auto tenths = std::llround(value * 10);
  const auto size = std::llabs(tenths);
  const auto* const sign = tenths < 0 ? "-" : "";
  if (size % 10 == 0) return fmt::format("{}{}", sign, size / 10);
  return fmt::format("{}{}.{}", sign, size / 10, size % 10);
}

std::string coordinates(const std::vector<Point>& points) {
  std::string out;
  for (const auto [x, y] : points)
    out += fmt::format("{}{},{}", out.empty() ? "" : " ", number(x), number(y));
  return out;
}

std::string attributes(const Stroke& stroke) {
  auto out =
      fmt::format(R"(stroke="{}" stroke-width="{}")", hex(stroke.colour), number(stroke.width));
  if (!stroke.dashes.empty()) out += fmt::format(R"( stroke-dasharray="{}")", stroke.dashes);
  return out;
}

std::string_view name_of(Anchor anchor) {
  switch (anchor) {
    case Anchor::start: return "start";
    case Anchor::middle: return "middle";
    case Anchor::end: return "end";
  }
  return "start";
}

// In parts of the size of the letters.
double character_width(std::string_view character) {
  constexpr std::string_view narrow = "iljtfrI.,:;'|!()[] /";
  constexpr std::string_view wide = "mwMWOQGDHNU%@—…→";
  if (character == "\u00A0") return 0.33;
  if (narrow.find(character) != std::string_view::npos) return 0.39;
  if (wide.find(character) != std::string_view::npos) return 0.9;
  if (character[0] >= 'A' && character[0] <= 'Z') return 0.69;
  return 0.63;
}

}  // namespace

double text_width(std::string_view text, double size, bool bold) {
  double width = 0;
  for (const auto character : characters(text)) width += character_width(character);
  return width * size * (bold ? 1.1 : 1.0);
}

Width letters_of(double size, bool bold) {
  return [=](std::string_view text) { return text_width(text, size, bold); };
}

void Svg::line(Point from, Point to, const Stroke& stroke) {
  body_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" {}/>\n", number(from.x),
                       number(from.y), number(to.x), number(to.y), attributes(stroke));
}

void Svg::path(const std::vector<Point>& points, const Stroke& stroke) {
  body_ += fmt::format(
      "<polyline points=\"{}\" fill=\"none\" stroke-linejoin=\"round\" "
      "stroke-linecap=\"round\" {}/>\n",
      coordinates(points), attributes(stroke));
}

void Svg::area(const std::vector<Point>& points, Rgb colour, double opacity) {
  body_ += fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{:.2f}\"/>\n",
                       coordinates(points), hex(colour), opacity);
}

void Svg::box(Point corner, double width, double height, Rgb colour, double radius) {
  const auto corners = radius > 0 ? fmt::format(R"( rx="{}")", number(radius)) : "";
  body_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{} fill=\"{}\"/>\n",
                       number(corner.x), number(corner.y), number(width), number(height), corners,
                       hex(colour));
}

void Svg::dot(Point centre, double radius, Rgb colour) {
  body_ += fmt::format(
      "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"/>\n",
      number(centre.x), number(centre.y), number(radius), hex(colour), hex(white));
}

void Svg::text(Point at, std::string_view content, const Letters& letters) {
  auto how = fmt::format(R"(font-size="{}" fill="{}")", number(letters.size), hex(letters.colour));
  if (letters.anchor != Anchor::start)
    how += fmt::format(R"( text-anchor="{}")", name_of(letters.anchor));
  if (letters.bold) how += R"( font-weight="600")";
  if (letters.halo)
    how += fmt::format(
        R"( stroke="{}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke")",
        hex(white));
  body_ += fmt::format("<text x=\"{}\" y=\"{}\" {}>{}</text>\n", number(at.x), number(at.y), how,
                       escaped(content));
}

std::string Svg::finish(double width, double height, std::string_view title,
                        std::string_view description) const {
  const auto w = number(width);
  const auto h = number(height);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"0 0 {0} {1}\" role=\"img\" style=\"max-width:100%;height:auto\" "
      "font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, "
      "sans-serif\">\n<title>{2}</title>\n<desc>{3}</desc>\n"
      "<rect width=\"{0}\" height=\"{1}\" fill=\"{4}\"/>\n{5}</svg>\n",
      w, h, escaped(title), escaped(description), hex(white), body_);
}

}  // namespace sabot::chart
