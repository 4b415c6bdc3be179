// Made by `sabot schema --typescript`.

export type AdmitCommand = {
  command: "admit";
  person: PersonId;
  role: Role;
  who?: PersonId;
};

export type AdmittedEvent = {
  event: "admitted";
  person: PersonId;
  role: Role;
  "by-articles": string[];
  said: string;
};

export type AsideDiscardedEvent = {
  event: "aside-discarded";
  count: number;
  "by-articles": string[];
  said: string;
};

/** The run of a bank from one opening stake */
export type BankRun = {
  opening: string;
  minimum: string;
  maximum: string;
  passes: number;
  raises: Record<string, string>;
  halves: number[];
  suite: number | null;
  run: Array<{
    pass: number;
    bank: string;
    deduction: string;
    paid_out: string;
    charge: string;
    go_on: Exact | null;
    better: "give" | "go-on";
    reached: Exact;
    give: Exact;
  }>;
  value: Exact;
  best_value: Exact;
  lost: Exact;
  given: Exact;
  kept: Exact;
};

/** card */
export type Card = string;

export type CardDiscardedEvent = {
  event: "card-discarded";
  card?: Card;
  "by-articles": string[];
  said: string;
};

export type CardFaceUpCommand = {
  command: "card-face-up";
  card: Card;
  who?: PersonId;
};

export type CardSetAsideEvent = {
  event: "card-set-aside";
  card?: Card;
  "by-articles": string[];
  said: string;
};

export type CardsCountedEvent = {
  event: "cards-counted";
  count: number;
  "by-articles": string[];
  said: string;
};

export type CardsCutEvent = {
  event: "cards-cut";
  by: PersonId;
  at: number;
  "by-articles": string[];
  said: string;
};

export type CardsMixedEvent = {
  event: "cards-mixed";
  commitment?: Digest;
  "by-articles": string[];
  said: string;
};

export type CardsStuckCommand = {
  command: "cards-stuck";
  count: number;
  who?: PersonId;
};

export type CardsStuckNotedEvent = {
  event: "cards-stuck-noted";
  count: number;
  "by-articles": string[];
  said: string;
};

/** chance */
export type Chance = string;

export type CheminDeFerAbateLostEvent = {
  event: "abate-lost";
  hand: CheminDeFerHand;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAbatirCommand = {
  command: "abatir";
  who?: PersonId;
};

export type CheminDeFerAcceptAssociateCommand = {
  command: "accept-associate";
  person: PersonId;
  who?: PersonId;
};

export type CheminDeFerAdviceAskedEvent = {
  event: "advice-asked";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAdviceNotedEvent = {
  event: "advice-noted";
  hand: CheminDeFerHand;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAnnounceBankCommand = {
  command: "announce-bank";
  who?: PersonId;
};

export type CheminDeFerAnnouncedEvent = {
  event: "announced";
  call: CheminDeFerCall;
  hand?: CheminDeFerHand;
  total?: number;
  amount?: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAskChangeCommand = {
  command: "ask-change";
  who?: PersonId;
};

export type CheminDeFerAssociatedEvent = {
  event: "associated";
  who: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAssociationOfferedEvent = {
  event: "association-offered";
  by: PersonId;
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAuctionOpenedEvent = {
  event: "auction-opened";
  least: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerAuthoriseBancoCommand = {
  command: "authorise-banco";
  free: boolean;
  who?: PersonId;
};

export type CheminDeFerAwardBancoCommand = {
  command: "award-banco";
  who?: PersonId;
};

export type CheminDeFerAwardBankCommand = {
  command: "award-bank";
  who?: PersonId;
};

export type CheminDeFerBancoAuthorisedEvent = {
  event: "banco-authorised";
  free: boolean;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBancoClaimedEvent = {
  event: "banco-claimed";
  by: PersonId;
  kind: CheminDeFerBancoKind;
  associate?: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBancoCommand = {
  command: "banco";
  associate?: PersonId;
  who?: PersonId;
};

export type CheminDeFerBancoConLaMesaCommand = {
  command: "banco-con-la-mesa";
  who?: PersonId;
};

export type CheminDeFerBancoKind = "solo" | "asociado" | "seguido" | "completo";

export type CheminDeFerBancoMadeEvent = {
  event: "banco-made";
  by: PersonId;
  kind: CheminDeFerBancoKind;
  associate?: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBancoSeguidoCommand = {
  command: "banco-seguido";
  who?: PersonId;
};

export type CheminDeFerBankAnnouncedEvent = {
  event: "bank-announced";
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankForcedEvent = {
  event: "bank-forced";
  on: PersonId;
  seat: number;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankKeptEvent = {
  event: "bank-kept";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankLostEvent = {
  event: "bank-lost";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankOfferedEvent = {
  event: "bank-offered";
  to: PersonId;
  seat: number;
  why: CheminDeFerVacancy;
  least: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankPaidEvent = {
  event: "bank-paid";
  member: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankPassedEvent = {
  event: "bank-passed";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankRaisedEvent = {
  event: "bank-raised";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankRefusedEvent = {
  event: "bank-refused";
  by: PersonId;
  "in-a-row": number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankReturnedEvent = {
  event: "bank-returned";
  to: PersonId;
  bank: Money;
  garage: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankTakenEvent = {
  event: "bank-taken";
  by: PersonId;
  seat: number;
  amount: Money;
  title: CheminDeFerTitle;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankTakenTogetherEvent = {
  event: "bank-taken-together";
  by: PersonId;
  seat: number;
  amount: Money;
  own: Money;
  title: CheminDeFerTitle;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankView = {
  banker: PersonId;
  amount: Money;
  garage: Money;
  idle: Money;
  members: CheminDeFerMemberView[];
  coups: number;
  "todo-va": boolean;
};

export type CheminDeFerBankWantedTogetherEvent = {
  event: "bank-wanted-together";
  by: PersonId;
  associate: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBankWonEvent = {
  event: "bank-won";
  member: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetCommand = {
  command: "bet";
  stake: Money;
  line?: boolean;
  plays?: Money;
  with?: PersonId;
  who?: PersonId;
};

export type CheminDeFerBetLostEvent = {
  event: "bet-lost";
  by: PersonId;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetPlacedEvent = {
  event: "bet-placed";
  by: PersonId;
  stake: Money;
  plays: Money;
  late: boolean;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetReturnedEvent = {
  event: "bet-returned";
  by: PersonId;
  stake: Money;
  late: boolean;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetUnwatchedCommand = {
  command: "bet-unwatched";
  person: PersonId;
  who?: PersonId;
};

export type CheminDeFerBetWithdrawnEvent = {
  event: "bet-withdrawn";
  by: PersonId;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetWonEvent = {
  event: "bet-won";
  by: PersonId;
  stake: Money;
  winnings: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetsClosedEvent = {
  event: "bets-closed";
  croupier: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBetsMayGoEvent = {
  event: "bets-may-go";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBidCommand = {
  command: "bid";
  amount: Money;
  who?: PersonId;
};

export type CheminDeFerBidMadeEvent = {
  event: "bid-made";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerBidView = {
  by: PersonId;
  amount: Money;
};

export type CheminDeFerBinding = "loose" | "by-rule" | "drawing" | "five-stands" | "advised";

export type CheminDeFerCall = "las-cartas-pasan" | "hay-en-la-banca" | "completen" | "no-van-mas" | "carta" | "no" | "total" | "gana" | "empate";

export type CheminDeFerCameBackEvent = {
  event: "came-back";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardDealtEvent = {
  event: "card-dealt";
  hand: CheminDeFerHand;
  card?: Card;
  face: Face;
  from: Source;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardDeniedEvent = {
  event: "card-denied";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardDueEvent = {
  event: "card-due";
  hand: CheminDeFerHand;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardExposedEvent = {
  event: "card-exposed";
  by: CheminDeFerCulprit;
  hand: CheminDeFerHand;
  place: number;
  card: Card;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardFellEvent = {
  event: "card-fell";
  which: CheminDeFerFallen;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardGrantedEvent = {
  event: "card-granted";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardInBasketCommand = {
  command: "card-in-basket";
  which: CheminDeFerFallen;
  who?: PersonId;
};

export type CheminDeFerCardOnFloorCommand = {
  command: "card-on-floor";
  hand: CheminDeFerHand;
  who?: PersonId;
};

export type CheminDeFerCardPickedUpEvent = {
  event: "card-picked-up";
  hand: CheminDeFerHand;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardsMisgivenEvent = {
  event: "cards-misgiven";
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardsOwedToEvent = {
  event: "cards-owed-to";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardsPassedEvent = {
  event: "cards-passed";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardsRecoveredEvent = {
  event: "cards-recovered";
  from: PersonId;
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCardsSnatchedCommand = {
  command: "cards-snatched";
  by: PersonId;
  who?: PersonId;
};

export type CheminDeFerCartaCommand = {
  command: "carta";
  who?: PersonId;
};

export type CheminDeFerCartaMiscalledEvent = {
  event: "carta-miscalled";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerChangeAskedEvent = {
  event: "change-asked";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerChangeGivenEvent = {
  event: "change-given";
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerChangeSeatCommand = {
  command: "change-seat";
  seat: number;
  who?: PersonId;
};

export type CheminDeFerClaimAbout = "banker" | "bet";

export type CheminDeFerClaimCommand = {
  command: "claim";
  about: CheminDeFerClaimAbout;
  reason: string;
  who?: PersonId;
};

export type CheminDeFerClaimHeardEvent = {
  event: "claim-heard";
  by: PersonId;
  about: CheminDeFerClaimAbout;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerClaimView = {
  by: PersonId;
  kind: CheminDeFerBancoKind;
  associate: PersonId | null;
};

export type CheminDeFerCloseCommand = {
  command: "close";
  who?: PersonId;
};

export type CheminDeFerComeBackCommand = {
  command: "come-back";
  who?: PersonId;
};

export type CheminDeFerCommand =
  | AdmitCommand
  | SellChipsCommand
  | RedeemChipsCommand
  | SitCommand
  | StandBehindCommand
  | WaitCommand
  | LeaveCommand
  | CheminDeFerOpenCommand
  | CheminDeFerCloseCommand
  | CheminDeFerAuthoriseBancoCommand
  | CheminDeFerNoteElsewhereCommand
  | CountCardsCommand
  | CheminDeFerMixCommand
  | CheminDeFerMixLastCommand
  | CutCommand
  | CheminDeFerDeclineCutCommand
  | PlaceStopCardCommand
  | RevealCommand
  | CheminDeFerAskChangeCommand
  | CheminDeFerChangeSeatCommand
  | CheminDeFerStepAwayCommand
  | CheminDeFerComeBackCommand
  | CheminDeFerTipCommand
  | CheminDeFerTakeBankCommand
  | CheminDeFerRefuseBankCommand
  | CheminDeFerBidCommand
  | CheminDeFerAwardBankCommand
  | CheminDeFerRefuseToDealCommand
  | CheminDeFerRaiseBankCommand
  | CheminDeFerOfferAssociationCommand
  | CheminDeFerAcceptAssociateCommand
  | CheminDeFerPutInGarageCommand
  | CheminDeFerTodoVaCommand
  | CheminDeFerKeepBankCommand
  | CheminDeFerPassHandCommand
  | CheminDeFerAnnounceBankCommand
  | CheminDeFerBancoCommand
  | CheminDeFerBancoSeguidoCommand
  | CheminDeFerAwardBancoCommand
  | CheminDeFerBancoConLaMesaCommand
  | CheminDeFerUltimoCompletoCommand
  | CheminDeFerBetCommand
  | CheminDeFerWithdrawCommand
  | CheminDeFerRemoveLateBetsCommand
  | CheminDeFerNoVanMasCommand
  | CheminDeFerDealCommand
  | CheminDeFerGiveCardsCommand
  | CheminDeFerTakeCardsCommand
  | CheminDeFerReclaimCardsCommand
  | CheminDeFerCartaCommand
  | CheminDeFerNoCommand
  | CheminDeFerAbatirCommand
  | CheminDeFerDarCartaCommand
  | CheminDeFerNegarCartaCommand
  | CheminDeFerPedirCuadroCommand
  | CheminDeFerPedirConsejoCommand
  | CheminDeFerGoOnCommand
  | CheminDeFerShowCommand
  | CheminDeFerPayCommand
  | DrawnEarlyCommand
  | CardFaceUpCommand
  | CardsStuckCommand
  | CheminDeFerCardOnFloorCommand
  | CheminDeFerExposeCardCommand
  | CheminDeFerWrongCartaCommand
  | CheminDeFerFifthCardCommand
  | CheminDeFerExtraCardsCommand
  | CheminDeFerTwoThirdCardsCommand
  | CheminDeFerCardInBasketCommand
  | CheminDeFerThrownUnseenCommand
  | CheminDeFerMisgiveCardsCommand
  | CheminDeFerCardsSnatchedCommand
  | CheminDeFerWarnCommand
  | CheminDeFerTooSlowCommand
  | CheminDeFerOutsideAdviceCommand
  | CheminDeFerFollowedHandCommand
  | CheminDeFerBetUnwatchedCommand
  | CheminDeFerClaimCommand
  | CheminDeFerCroupierFaultCommand
  | CheminDeFerDiscardEarlyCommand
  | CheminDeFerRuleCommand
  | ClockOutCommand
  | CheminDeFerDrawnInErrorCommand;

export type CheminDeFerConLaMesaMadeEvent = {
  event: "con-la-mesa-made";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCoupAnnulledEvent = {
  event: "coup-annulled";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCoupDecidedEvent = {
  event: "coup-decided";
  winner: CheminDeFerWinner;
  punto: number;
  banca: number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCoupEndedEvent = {
  event: "coup-ended";
  coup: number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCoupForfeitedEvent = {
  event: "coup-forfeited";
  by: CheminDeFerHand;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCroupierFaultCommand = {
  command: "croupier-fault";
  correctable: boolean;
  reason: string;
  who?: PersonId;
};

export type CheminDeFerCuadroAskedEvent = {
  event: "cuadro-asked";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCulprit = "croupier" | "banker";

export type CheminDeFerCutDeclinedEvent = {
  event: "cut-declined";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCutOfferedEvent = {
  event: "cut-offered";
  to: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerCutToCroupierEvent = {
  event: "cut-to-croupier";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerDarCartaCommand = {
  command: "dar-carta";
  who?: PersonId;
};

export type CheminDeFerDealCommand = {
  command: "deal";
  card?: Card;
  who?: PersonId;
};

export type CheminDeFerDealRefusedEvent = {
  event: "deal-refused";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerDeclaredEvent = {
  event: "declared";
  hand: CheminDeFerHand;
  what: Declaration;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerDeclineCutCommand = {
  command: "decline-cut";
  who?: PersonId;
};

export type CheminDeFerDeductedEvent = {
  event: "deducted";
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerDiscardEarlyCommand = {
  command: "discard-early";
  reason: string;
  who?: PersonId;
};

export type CheminDeFerDrawnInErrorCommand = {
  command: "drawn-in-error";
  card?: Card;
  who?: PersonId;
};

export type CheminDeFerEffect = "annul" | "go-on" | "give-card" | "deem" | "pass-bank" | "end-talla";

export type CheminDeFerEvent =
  | AdmittedEvent
  | ChipsSoldEvent
  | ChipsRedeemedEvent
  | SeatedEvent
  | StoodBehindEvent
  | PutOnListEvent
  | LeftEvent
  | CheminDeFerTableOpenedEvent
  | CheminDeFerTableClosedEvent
  | CheminDeFerBancoAuthorisedEvent
  | CheminDeFerNotedElsewhereEvent
  | CardsCountedEvent
  | CheminDeFerCardsPassedEvent
  | CardsMixedEvent
  | CheminDeFerCutOfferedEvent
  | CheminDeFerCutDeclinedEvent
  | CheminDeFerCutToCroupierEvent
  | CardsCutEvent
  | StopCardPlacedEvent
  | StopCardAppearedEvent
  | TallaEndedEvent
  | OrderRevealedEvent
  | OrderExcusedEvent
  | CheminDeFerChangeAskedEvent
  | CheminDeFerSeatChangedEvent
  | CheminDeFerMustSaluteEvent
  | CheminDeFerSalutedEvent
  | CheminDeFerSteppedAwayEvent
  | CheminDeFerCameBackEvent
  | CheminDeFerSeatLostEvent
  | CheminDeFerTippedEvent
  | CheminDeFerBankOfferedEvent
  | CheminDeFerBankRefusedEvent
  | CheminDeFerBankWantedTogetherEvent
  | CheminDeFerRetakeOfferedEvent
  | CheminDeFerAuctionOpenedEvent
  | CheminDeFerBidMadeEvent
  | CheminDeFerBankForcedEvent
  | CheminDeFerNobodyBanksEvent
  | CheminDeFerBankTakenEvent
  | CheminDeFerDealRefusedEvent
  | CheminDeFerAssociationOfferedEvent
  | CheminDeFerAssociatedEvent
  | CheminDeFerBankRaisedEvent
  | CheminDeFerBankAnnouncedEvent
  | CheminDeFerGarageMadeEvent
  | CheminDeFerGarageRenouncedEvent
  | CheminDeFerBankKeptEvent
  | CheminDeFerBankPassedEvent
  | CheminDeFerBankLostEvent
  | CheminDeFerBankReturnedEvent
  | CheminDeFerMayContinueEvent
  | CheminDeFerBancoClaimedEvent
  | CheminDeFerNoBancoEvent
  | CheminDeFerBancoMadeEvent
  | CheminDeFerConLaMesaMadeEvent
  | CheminDeFerUltimoCompletoMadeEvent
  | CheminDeFerBetPlacedEvent
  | CheminDeFerChangeGivenEvent
  | CheminDeFerBetWithdrawnEvent
  | CheminDeFerBetReturnedEvent
  | CheminDeFerBetsClosedEvent
  | CheminDeFerCardsOwedToEvent
  | CheminDeFerCardDealtEvent
  | CardSetAsideEvent
  | AsideDiscardedEvent
  | CardDiscardedEvent
  | CheminDeFerThirdDiscardedEvent
  | CheminDeFerCardExposedEvent
  | CheminDeFerHandGivenEvent
  | CheminDeFerHandLiftedEvent
  | CheminDeFerHandShownEvent
  | CheminDeFerHandDeemedEvent
  | CheminDeFerAnnouncedEvent
  | CheminDeFerTurnEvent
  | CheminDeFerDeclaredEvent
  | CheminDeFerMisdeclaredEvent
  | CheminDeFerRectifiedEvent
  | CheminDeFerAbateLostEvent
  | CheminDeFerHandBoundEvent
  | CheminDeFerCuadroAskedEvent
  | CheminDeFerAdviceAskedEvent
  | CheminDeFerCardGrantedEvent
  | CheminDeFerCardDeniedEvent
  | CheminDeFerCardDueEvent
  | CheminDeFerBetsMayGoEvent
  | CheminDeFerCoupForfeitedEvent
  | CheminDeFerCoupDecidedEvent
  | CheminDeFerBetLostEvent
  | CheminDeFerBetWonEvent
  | CheminDeFerDeductedEvent
  | CheminDeFerBankWonEvent
  | CheminDeFerBankPaidEvent
  | CheminDeFerCoupAnnulledEvent
  | CheminDeFerCoupEndedEvent
  | CheminDeFerSeguidoGrantedEvent
  | CheminDeFerSeguidoKeptEvent
  | CheminDeFerSeguidoLapsedEvent
  | CardsStuckNotedEvent
  | CheminDeFerCardPickedUpEvent
  | CheminDeFerCartaMiscalledEvent
  | CheminDeFerCardFellEvent
  | CheminDeFerCardsMisgivenEvent
  | CheminDeFerCardsRecoveredEvent
  | CheminDeFerHolderRelievedEvent
  | CheminDeFerAdviceNotedEvent
  | CheminDeFerWarnedEvent
  | CheminDeFerFollowNotedEvent
  | CheminDeFerUnwatchedNotedEvent
  | CheminDeFerClaimHeardEvent
  | CheminDeFerFaultCorrectedEvent
  | CheminDeFerRulingGivenEvent
  | CheminDeFerHouseDecidedEvent
  | CheminDeFerBankTakenTogetherEvent
  | CheminDeFerGarageEndedEvent;

export type CheminDeFerExposeCardCommand = {
  command: "expose-card";
  by: CheminDeFerCulprit;
  hand: CheminDeFerHand;
  place: number;
  card?: Card;
  who?: PersonId;
};

export type CheminDeFerExtraCardsCommand = {
  command: "extra-cards";
  count: number;
  who?: PersonId;
};

export type CheminDeFerFallen = "initial" | "third";

export type CheminDeFerFaultCorrectedEvent = {
  event: "fault-corrected";
  reason: string;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerFifthCardCommand = {
  command: "fifth-card";
  card?: Card;
  who?: PersonId;
};

export type CheminDeFerFollowNotedEvent = {
  event: "follow-noted";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerFollowedHandCommand = {
  command: "followed-hand";
  person: PersonId;
  who?: PersonId;
};

export type CheminDeFerGarageEndedEvent = {
  event: "garage-ended";
  kind: CheminDeFerGarageKind;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerGarageKind = "voluntario" | "obligatorio" | "impropio";

export type CheminDeFerGarageMadeEvent = {
  event: "garage-made";
  kind: CheminDeFerGarageKind;
  amount: Money;
  lasting: boolean;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerGarageRenouncedEvent = {
  event: "garage-renounced";
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerGiveCardsCommand = {
  command: "give-cards";
  who?: PersonId;
};

export type CheminDeFerGoOnCommand = {
  command: "go-on";
  who?: PersonId;
};

export type CheminDeFerHand = "punto" | "banca";

export type CheminDeFerHandBoundEvent = {
  event: "hand-bound";
  hand: CheminDeFerHand;
  to: CheminDeFerBinding;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerHandDeemedEvent = {
  event: "hand-deemed";
  hand: CheminDeFerHand;
  total: number;
  "may-draw": boolean;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerHandGivenEvent = {
  event: "hand-given";
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerHandLiftedEvent = {
  event: "hand-lifted";
  hand: CheminDeFerHand;
  by: PersonId;
  cards: Card[];
  "by-articles": string[];
  said: string;
};

export type CheminDeFerHandShownEvent = {
  event: "hand-shown";
  hand: CheminDeFerHand;
  cards: Card[];
  total: number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerHandView = {
  cards: Array<Card | null>;
  third: Card | null;
  total: number | null;
  said: Declaration | null;
  bound: CheminDeFerBinding;
};

export type CheminDeFerHolderRelievedEvent = {
  event: "holder-relieved";
  from: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerHouseAct = "decline-cut" | "refuse-bank" | "pass-hand" | "keep-bank" | "reclaim-cards" | "too-slow" | "carta" | "no" | "abatir" | "dar-carta" | "negar-carta";

export type CheminDeFerHouseDecidedEvent = {
  event: "house-decided";
  person: PersonId;
  act: CheminDeFerHouseAct;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerKeepBankCommand = {
  command: "keep-bank";
  who?: PersonId;
};

export type CheminDeFerMayContinueEvent = {
  event: "may-continue";
  who: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerMemberView = {
  who: PersonId;
  bank: Money;
  garage: Money;
};

export type CheminDeFerMisdeclaredEvent = {
  event: "misdeclared";
  hand: CheminDeFerHand;
  what: Declaration;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerMisgiveCardsCommand = {
  command: "misgive-cards";
  to: PersonId;
  who?: PersonId;
};

export type CheminDeFerMixCommand = {
  command: "mix";
  who?: PersonId;
};

export type CheminDeFerMixLastCommand = {
  command: "mix-last";
  commitment?: Digest;
  who?: PersonId;
};

export type CheminDeFerMustSaluteEvent = {
  event: "must-salute";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerNegarCartaCommand = {
  command: "negar-carta";
  who?: PersonId;
};

export type CheminDeFerNoBancoEvent = {
  event: "no-banco";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerNoCommand = {
  command: "no";
  who?: PersonId;
};

export type CheminDeFerNoVanMasCommand = {
  command: "no-van-mas";
  who?: PersonId;
};

export type CheminDeFerNobodyBanksEvent = {
  event: "nobody-banks";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerNoteElsewhereCommand = {
  command: "note-elsewhere";
  person: PersonId;
  seated: boolean;
  who?: PersonId;
};

export type CheminDeFerNotedElsewhereEvent = {
  event: "noted-elsewhere";
  person: PersonId;
  seated: boolean;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerOfferAssociationCommand = {
  command: "offer-association";
  to: PersonId;
  amount: Money;
  who?: PersonId;
};

export type CheminDeFerOfferView = {
  to: PersonId | null;
  why: CheminDeFerVacancy;
  least: Money;
};

export type CheminDeFerOpenCommand = {
  command: "open";
  minimum: Money;
  "bank-minimum"?: Money;
  who?: PersonId;
};

export type CheminDeFerOutsideAdviceCommand = {
  command: "outside-advice";
  hand: CheminDeFerHand;
  who?: PersonId;
};

export type CheminDeFerPassHandCommand = {
  command: "pass-hand";
  who?: PersonId;
};

export type CheminDeFerPayCommand = {
  command: "pay";
  who?: PersonId;
};

export type CheminDeFerPedirConsejoCommand = {
  command: "pedir-consejo";
  who?: PersonId;
};

export type CheminDeFerPedirCuadroCommand = {
  command: "pedir-cuadro";
  who?: PersonId;
};

export type CheminDeFerPhase = "closed" | "counting" | "mixing" | "passing" | "cutting" | "stopping" | "offering" | "retaking" | "auction" | "forced" | "announcing" | "banco" | "betting" | "dealing" | "giving" | "lifting" | "punto-speaks" | "slip" | "banker-answers" | "banker-speaks" | "drawing" | "retiring" | "showing" | "paying" | "deciding";

export type CheminDeFerPlaceView = {
  seat: number;
  person: PersonId;
  standing: boolean;
  absent: boolean;
  "must-salute": boolean;
};

export type CheminDeFerProposalView = {
  by: PersonId;
  to: PersonId;
  amount: Money;
};

export type CheminDeFerPutInGarageCommand = {
  command: "put-in-garage";
  amount: Money;
  who?: PersonId;
};

export type CheminDeFerRaiseBankCommand = {
  command: "raise-bank";
  amount: Money;
  who?: PersonId;
};

export type CheminDeFerReclaimCardsCommand = {
  command: "reclaim-cards";
  who?: PersonId;
};

export type CheminDeFerRectifiedEvent = {
  event: "rectified";
  hand: CheminDeFerHand;
  to: Declaration;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerRefuseBankCommand = {
  command: "refuse-bank";
  who?: PersonId;
};

export type CheminDeFerRefuseToDealCommand = {
  command: "refuse-to-deal";
  who?: PersonId;
};

export type CheminDeFerRemoveLateBetsCommand = {
  command: "remove-late-bets";
  who?: PersonId;
};

export type CheminDeFerRetakeOfferedEvent = {
  event: "retake-offered";
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerRuleCommand = {
  command: "rule";
  effect: CheminDeFerEffect;
  reason: string;
  hand?: CheminDeFerHand;
  total?: number;
  who?: PersonId;
};

export type CheminDeFerRulingGivenEvent = {
  event: "ruling-given";
  by: PersonId;
  effect: CheminDeFerEffect;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerSalutedEvent = {
  event: "saluted";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerSeatChangedEvent = {
  event: "seat-changed";
  person: PersonId;
  from: number;
  to: number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerSeatLostEvent = {
  event: "seat-lost";
  person: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerSeguidoGrantedEvent = {
  event: "seguido-granted";
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerSeguidoKeptEvent = {
  event: "seguido-kept";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerSeguidoLapsedEvent = {
  event: "seguido-lapsed";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerShowCommand = {
  command: "show";
  hand: CheminDeFerHand;
  cards?: Card[];
  who?: PersonId;
};

export type CheminDeFerStakeView = {
  by: PersonId;
  amount: Money;
  plays: Money;
  late: boolean;
};

export type CheminDeFerStepAwayCommand = {
  command: "step-away";
  who?: PersonId;
};

export type CheminDeFerSteppedAwayEvent = {
  event: "stepped-away";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerTableClosedEvent = {
  event: "table-closed";
  "by-articles": string[];
  said: string;
};

export type CheminDeFerTableOpenedEvent = {
  event: "table-opened";
  minimum: Money;
  "bank-minimum": Money;
  "bank-maximum"?: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerTakeBankCommand = {
  command: "take-bank";
  amount: Money;
  associate?: PersonId;
  who?: PersonId;
};

export type CheminDeFerTakeCardsCommand = {
  command: "take-cards";
  who?: PersonId;
};

export type CheminDeFerThirdDiscardedEvent = {
  event: "third-discarded";
  hand: CheminDeFerHand;
  card: Card;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerThrownUnseenCommand = {
  command: "thrown-unseen";
  hand: CheminDeFerHand;
  who?: PersonId;
};

export type CheminDeFerTipCommand = {
  command: "tip";
  amount: Money;
  who?: PersonId;
};

export type CheminDeFerTippedEvent = {
  event: "tipped";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerTitle = "in-turn" | "standing" | "retaken" | "auction" | "forced" | "continued";

export type CheminDeFerTodoVaCommand = {
  command: "todo-va";
  who?: PersonId;
};

export type CheminDeFerTooSlowCommand = {
  command: "too-slow";
  who?: PersonId;
};

export type CheminDeFerTurnEvent = {
  event: "turn";
  to: CheminDeFerPhase;
  of: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerTwoThirdCardsCommand = {
  command: "two-third-cards";
  hand: CheminDeFerHand;
  cards: Card[];
  of?: Card[];
  who?: PersonId;
};

export type CheminDeFerUltimoCompletoCommand = {
  command: "ultimo-completo";
  who?: PersonId;
};

export type CheminDeFerUltimoCompletoMadeEvent = {
  event: "ultimo-completo-made";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerUnwatchedNotedEvent = {
  event: "unwatched-noted";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerVacancy = "initial" | "lost" | "passed" | "continued" | "refused";

export type CheminDeFerView = {
  phase: CheminDeFerPhase;
  talla: number;
  coup: number;
  currency: string;
  minimum: Money;
  "bank-minimum": Money;
  "bank-maximum": Money | null;
  "banco-free": boolean;
  "cards-left": number;
  basket: number;
  "stop-card-appeared": boolean;
  commitment: Digest | null;
  "cut-offered-to": PersonId | null;
  offer: CheminDeFerOfferView | null;
  bids: CheminDeFerBidView[];
  bank: CheminDeFerBankView | null;
  proposals: CheminDeFerProposalView[];
  claims: CheminDeFerClaimView[];
  "banco-by": PersonId | null;
  "con-la-mesa": PersonId | null;
  "ultimo-completo": PersonId | null;
  seguido: PersonId | null;
  "owed-to": PersonId | null;
  holder: PersonId | null;
  awaited: PersonId[];
  places: CheminDeFerPlaceView[];
  waiting: PersonId[];
  stakes: CheminDeFerStakeView[];
  punto: CheminDeFerHandView;
  banca: CheminDeFerHandView;
  due: CheminDeFerHand | null;
  winner: CheminDeFerWinner | null;
  self: SelfView | null;
  "leaves-regulation": DepartureView[];
  cagnotte: Money;
};

export type CheminDeFerWarnCommand = {
  command: "warn";
  person: PersonId;
  who?: PersonId;
};

export type CheminDeFerWarnedEvent = {
  event: "warned";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type CheminDeFerWinner = "punto" | "banca" | "empate";

export type CheminDeFerWithdrawCommand = {
  command: "withdraw";
  who?: PersonId;
};

export type CheminDeFerWrongCartaCommand = {
  command: "wrong-carta";
  cards?: Card[];
  of?: Card[];
  who?: PersonId;
};

export type ChipsRedeemedEvent = {
  event: "chips-redeemed";
  from: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ChipsSoldEvent = {
  event: "chips-sold";
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

/** By choice the probability of drawing, as {"5": "9/11"} */
export type Choices = Record<string, string>;

export type ClockOutCommand = {
  command: "clock-out";
  person: PersonId;
  who?: PersonId;
};

export type CountCardsCommand = {
  command: "count-cards";
  count: number;
  who?: PersonId;
};

export type CroupierAct = "never" | "routine" | "closing" | "first";

export type CutCommand = {
  command: "cut";
  at: number;
  who?: PersonId;
};

export type Declaration = "carta" | "no" | "abatir";

export type DepartureView = {
  setting: string;
  value: string;
  by: string[];
};

/** 64 hexadecimal digits */
export type Digest = string;

export type DosPanosAbateLostEvent = {
  event: "abate-lost";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosAbatirCommand = {
  command: "abatir";
  who?: PersonId;
};

export type DosPanosAcceptProofCommand = {
  command: "accept-proof";
  person: PersonId;
  who?: PersonId;
};

export type DosPanosAdviceAskedEvent = {
  event: "advice-asked";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosAdviceNotedEvent = {
  event: "advice-noted";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosAnnounceBankerCommand = {
  command: "announce-banker";
  person: PersonId;
  amount: Money;
  tallas?: number;
  who?: PersonId;
};

export type DosPanosAnnounceStakeCommand = {
  command: "announce-stake";
  amount: Money;
  who?: PersonId;
};

export type DosPanosAnnouncedEvent = {
  event: "announced";
  call: DosPanosCall;
  hand?: DosPanosHand;
  total?: number;
  amount?: Money;
  person?: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosAuctionOpenedEvent = {
  event: "auction-opened";
  least: Money;
  tallas: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosAuthoriseBancoCommand = {
  command: "authorise-banco";
  free: boolean;
  who?: PersonId;
};

export type DosPanosAwardBancoCommand = {
  command: "award-banco";
  who?: PersonId;
};

export type DosPanosAwardBankCommand = {
  command: "award-bank";
  who?: PersonId;
};

export type DosPanosBancoAuthorisedEvent = {
  event: "banco-authorised";
  free: boolean;
  "by-articles": string[];
  said: string;
};

export type DosPanosBancoClaimedEvent = {
  event: "banco-claimed";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBancoCommand = {
  command: "banco";
  who?: PersonId;
};

export type DosPanosBancoLapsedEvent = {
  event: "banco-lapsed";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBancoMadeEvent = {
  event: "banco-made";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBancoMayRepeatEvent = {
  event: "banco-may-repeat";
  by: PersonId;
  left: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankBarredEvent = {
  event: "bank-barred";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankBrokenEvent = {
  event: "bank-broken";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankKeptEvent = {
  event: "bank-kept";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankKind = "limited" | "free";

export type DosPanosBankLeftEvent = {
  event: "bank-left";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankLostEvent = {
  event: "bank-lost";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankOfferedEvent = {
  event: "bank-offered";
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankRefusedEvent = {
  event: "bank-refused";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankReturnedEvent = {
  event: "bank-returned";
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankStaysEvent = {
  event: "bank-stays";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankTakenEvent = {
  event: "bank-taken";
  by: PersonId;
  amount: Money;
  title: DosPanosTitle;
  until: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankVacantEvent = {
  event: "bank-vacant";
  why: DosPanosVacancy;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankView = {
  banker: PersonId;
  amount: Money;
  initial: Money;
  coups: number;
  until: number;
};

export type DosPanosBankWonEvent = {
  event: "bank-won";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBankerAnnouncedEvent = {
  event: "banker-announced";
  person: PersonId;
  amount: Money;
  tallas: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosBeginSessionCommand = {
  command: "begin-session";
  who?: PersonId;
};

export type DosPanosBetCommand = {
  command: "bet";
  on: DosPanosOn;
  stake: Money;
  line?: boolean;
  who?: PersonId;
};

export type DosPanosBetCutEvent = {
  event: "bet-cut";
  by: PersonId;
  on: DosPanosOn;
  back: Money;
  primero: Money;
  segundo: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetLostEvent = {
  event: "bet-lost";
  by: PersonId;
  on: DosPanosOn;
  hand: DosPanosHand;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetPlacedEvent = {
  event: "bet-placed";
  by: PersonId;
  on: DosPanosOn;
  stake: Money;
  primero: Money;
  segundo: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetReturnedEvent = {
  event: "bet-returned";
  by: PersonId;
  on: DosPanosOn;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetWithdrawnEvent = {
  event: "bet-withdrawn";
  by: PersonId;
  on: DosPanosOn;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetWonEvent = {
  event: "bet-won";
  by: PersonId;
  on: DosPanosOn;
  hand: DosPanosHand;
  stake: Money;
  winnings: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetsClosedEvent = {
  event: "bets-closed";
  croupier: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosBetsOpenedEvent = {
  event: "bets-opened";
  banco: boolean;
  "by-articles": string[];
  said: string;
};

export type DosPanosBidCommand = {
  command: "bid";
  amount: Money;
  who?: PersonId;
};

export type DosPanosBidMadeEvent = {
  event: "bid-made";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosBidView = {
  by: PersonId;
  amount: Money;
};

export type DosPanosBinding = "loose" | "cuadro" | "drawing" | "five-stands";

export type DosPanosCall = "banca" | "no-va-mas" | "carta" | "no" | "total" | "gana" | "empate";

export type DosPanosCardDealtEvent = {
  event: "card-dealt";
  hand: DosPanosHand;
  card?: Card;
  face: Face;
  from: Source;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardDueEvent = {
  event: "card-due";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardExposedEvent = {
  event: "card-exposed";
  hand: DosPanosHand;
  place: number;
  card: Card;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardInBasketCommand = {
  command: "card-in-basket";
  hand: DosPanosHand;
  seen?: boolean;
  who?: PersonId;
};

export type DosPanosCardLooseEvent = {
  event: "card-loose";
  card: Card;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardMisdealtCommand = {
  command: "card-misdealt";
  hand: DosPanosHand;
  card: Card;
  who?: PersonId;
};

export type DosPanosCardOnFloorCommand = {
  command: "card-on-floor";
  hand: DosPanosHand;
  who?: PersonId;
};

export type DosPanosCardPickedUpEvent = {
  event: "card-picked-up";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardRecoveredEvent = {
  event: "card-recovered";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardWithheldCommand = {
  command: "card-withheld";
  hand: DosPanosHand;
  card?: Card;
  who?: PersonId;
};

export type DosPanosCardsMisgivenEvent = {
  event: "cards-misgiven";
  hand: DosPanosHand;
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardsOwedToEvent = {
  event: "cards-owed-to";
  hand: DosPanosHand;
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosCardsRecoveredEvent = {
  event: "cards-recovered";
  hand: DosPanosHand;
  from: PersonId;
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosCartaCommand = {
  command: "carta";
  who?: PersonId;
};

export type DosPanosChangedWordCommand = {
  command: "changed-word";
  hand: DosPanosHand;
  cards?: Card[];
  who?: PersonId;
};

export type DosPanosClaimCommand = {
  command: "claim";
  reason: string;
  who?: PersonId;
};

export type DosPanosClaimHeardEvent = {
  event: "claim-heard";
  by: PersonId;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type DosPanosCloseCommand = {
  command: "close";
  who?: PersonId;
};

export type DosPanosCommand =
  | AdmitCommand
  | SellChipsCommand
  | RedeemChipsCommand
  | SitCommand
  | StandBehindCommand
  | WaitCommand
  | LeaveCommand
  | DosPanosOpenCommand
  | DosPanosCloseCommand
  | DosPanosAuthoriseBancoCommand
  | DosPanosNoteFreeBankCommand
  | DosPanosAcceptProofCommand
  | DosPanosBeginSessionCommand
  | CountCardsCommand
  | DosPanosMixCommand
  | CutCommand
  | PlaceStopCardCommand
  | RevealCommand
  | DosPanosAnnounceBankerCommand
  | DosPanosOpenAuctionCommand
  | DosPanosTakeBankCommand
  | DosPanosRefuseBankCommand
  | DosPanosBidCommand
  | DosPanosAwardBankCommand
  | DosPanosDrawLotCommand
  | DosPanosAnnounceStakeCommand
  | DosPanosKeepBankCommand
  | DosPanosLeaveBankCommand
  | DosPanosRedepositCommand
  | DosPanosOpenBetsCommand
  | DosPanosBancoCommand
  | DosPanosAwardBancoCommand
  | DosPanosBetCommand
  | DosPanosWithdrawCommand
  | DosPanosNoVaMasCommand
  | DosPanosDealCommand
  | DosPanosGiveCardsCommand
  | DosPanosTakeCardsCommand
  | DosPanosReclaimCardsCommand
  | DosPanosCartaCommand
  | DosPanosNoCommand
  | DosPanosAbatirCommand
  | DosPanosPedirCuadroCommand
  | DosPanosPedirConsejoCommand
  | DosPanosShowCommand
  | DosPanosPayCommand
  | DrawnEarlyCommand
  | CardFaceUpCommand
  | CardsStuckCommand
  | DosPanosCardOnFloorCommand
  | DosPanosMisgiveCardsCommand
  | DosPanosExposeCardCommand
  | DosPanosCardMisdealtCommand
  | DosPanosCardWithheldCommand
  | DosPanosCardInBasketCommand
  | DosPanosThrownUnseenCommand
  | DosPanosWrongScoreCommand
  | DosPanosChangedWordCommand
  | DosPanosTooSlowCommand
  | DosPanosOutsideAdviceCommand
  | DosPanosWarnCommand
  | DosPanosClaimCommand
  | DosPanosDiscardEarlyCommand
  | DosPanosIrregularDealCommand
  | DosPanosRuleCommand
  | ClockOutCommand;

export type DosPanosCoupAnnulledEvent = {
  event: "coup-annulled";
  "by-articles": string[];
  said: string;
};

export type DosPanosCoupEndedEvent = {
  event: "coup-ended";
  coup: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosCoupRestoredEvent = {
  event: "coup-restored";
  after: DosPanosCulprit;
  "by-articles": string[];
  said: string;
};

export type DosPanosCuadroAskedEvent = {
  event: "cuadro-asked";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosCulprit = "player" | "croupier" | "banker";

export type DosPanosDealCommand = {
  command: "deal";
  card?: Card;
  who?: PersonId;
};

export type DosPanosDeclaredEvent = {
  event: "declared";
  hand: DosPanosHand;
  what: Declaration;
  "by-articles": string[];
  said: string;
};

export type DosPanosDeductedEvent = {
  event: "deducted";
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosDiscardEarlyCommand = {
  command: "discard-early";
  reason: string;
  who?: PersonId;
};

export type DosPanosDrawLotCommand = {
  command: "draw-lot";
  number: number;
  who?: PersonId;
};

export type DosPanosEffect = "annul" | "go-on" | "deem" | "pass-bank" | "end-talla";

export type DosPanosEvent =
  | AdmittedEvent
  | ChipsSoldEvent
  | ChipsRedeemedEvent
  | SeatedEvent
  | StoodBehindEvent
  | PutOnListEvent
  | LeftEvent
  | DosPanosTableOpenedEvent
  | DosPanosTableClosedEvent
  | DosPanosBancoAuthorisedEvent
  | DosPanosFreeBankNotedEvent
  | DosPanosProofAcceptedEvent
  | DosPanosSessionBeganEvent
  | CardsCountedEvent
  | CardsMixedEvent
  | CardsCutEvent
  | StopCardPlacedEvent
  | StopCardAppearedEvent
  | TallaEndedEvent
  | OrderRevealedEvent
  | OrderExcusedEvent
  | DosPanosBankVacantEvent
  | DosPanosBankerAnnouncedEvent
  | DosPanosBankOfferedEvent
  | DosPanosBankRefusedEvent
  | DosPanosAuctionOpenedEvent
  | DosPanosBidMadeEvent
  | DosPanosLotDueEvent
  | DosPanosLotDrawnEvent
  | DosPanosNobodyBanksEvent
  | DosPanosGameEndedEvent
  | DosPanosBankTakenEvent
  | DosPanosBankStaysEvent
  | DosPanosStakeAnnouncedEvent
  | DosPanosBankKeptEvent
  | DosPanosBankLeftEvent
  | DosPanosBankBarredEvent
  | DosPanosBankBrokenEvent
  | DosPanosRedepositedEvent
  | DosPanosFundsAddedEvent
  | DosPanosBankReturnedEvent
  | DosPanosBetsOpenedEvent
  | DosPanosBancoClaimedEvent
  | DosPanosNoBancoEvent
  | DosPanosPanosLotDueEvent
  | DosPanosBancoMadeEvent
  | DosPanosBancoMayRepeatEvent
  | DosPanosBancoLapsedEvent
  | DosPanosBetPlacedEvent
  | DosPanosBetWithdrawnEvent
  | DosPanosBetCutEvent
  | DosPanosBetReturnedEvent
  | DosPanosBetsClosedEvent
  | DosPanosCardsOwedToEvent
  | DosPanosCardDealtEvent
  | CardSetAsideEvent
  | AsideDiscardedEvent
  | CardDiscardedEvent
  | DosPanosThirdTakenEvent
  | DosPanosCardLooseEvent
  | DosPanosThirdGivenEvent
  | DosPanosLooseDiscardedEvent
  | DosPanosCardExposedEvent
  | DosPanosHandGivenEvent
  | DosPanosHandLiftedEvent
  | DosPanosHandCheckedEvent
  | DosPanosHandShownEvent
  | DosPanosHandDeemedEvent
  | DosPanosHandRebuiltEvent
  | DosPanosPanoVoidedEvent
  | DosPanosAnnouncedEvent
  | DosPanosTurnEvent
  | DosPanosDeclaredEvent
  | DosPanosMisdeclaredEvent
  | DosPanosRectifiedEvent
  | DosPanosAbateLostEvent
  | DosPanosCoupRestoredEvent
  | DosPanosFiveBindsEvent
  | DosPanosHandBoundEvent
  | DosPanosCuadroAskedEvent
  | DosPanosAdviceAskedEvent
  | DosPanosCardDueEvent
  | DosPanosPanoDecidedEvent
  | DosPanosBetLostEvent
  | DosPanosBetWonEvent
  | DosPanosDeductedEvent
  | DosPanosBankWonEvent
  | DosPanosBankLostEvent
  | DosPanosTurnPassedEvent
  | DosPanosCoupAnnulledEvent
  | DosPanosCoupEndedEvent
  | CardsStuckNotedEvent
  | DosPanosCardPickedUpEvent
  | DosPanosCardRecoveredEvent
  | DosPanosCardsMisgivenEvent
  | DosPanosCardsRecoveredEvent
  | DosPanosMisdealNotedEvent
  | DosPanosWithholdingNotedEvent
  | DosPanosHandThrownEvent
  | DosPanosScoreMisannouncedEvent
  | DosPanosWordChangedEvent
  | DosPanosHolderRelievedEvent
  | DosPanosAdviceNotedEvent
  | DosPanosWarnedEvent
  | DosPanosClaimHeardEvent
  | DosPanosFaultCorrectedEvent
  | DosPanosRulingGivenEvent
  | DosPanosHouseDecidedEvent;

export type DosPanosExposeCardCommand = {
  command: "expose-card";
  hand: DosPanosHand;
  place: number;
  card?: Card;
  who?: PersonId;
};

export type DosPanosFaultCorrectedEvent = {
  event: "fault-corrected";
  reason: string;
  "by-articles": string[];
  said: string;
};

export type DosPanosFiveBindsEvent = {
  event: "five-binds";
  "by-articles": string[];
  said: string;
};

export type DosPanosFreeBankNotedEvent = {
  event: "free-bank-noted";
  elsewhere: boolean;
  "by-articles": string[];
  said: string;
};

export type DosPanosFundsAddedEvent = {
  event: "funds-added";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosGameEndedEvent = {
  event: "game-ended";
  "by-articles": string[];
  said: string;
};

export type DosPanosGiveCardsCommand = {
  command: "give-cards";
  who?: PersonId;
};

export type DosPanosHand = "primero" | "segundo" | "banca";

export type DosPanosHandBoundEvent = {
  event: "hand-bound";
  hand: DosPanosHand;
  to: DosPanosBinding;
  "by-articles": string[];
  said: string;
};

export type DosPanosHandCheckedEvent = {
  event: "hand-checked";
  hand: DosPanosHand;
  cards: Card[];
  "by-articles": string[];
  said: string;
};

export type DosPanosHandDeemedEvent = {
  event: "hand-deemed";
  hand: DosPanosHand;
  total: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosHandGivenEvent = {
  event: "hand-given";
  hand: DosPanosHand;
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosHandLiftedEvent = {
  event: "hand-lifted";
  hand: DosPanosHand;
  by: PersonId;
  cards: Card[];
  "by-articles": string[];
  said: string;
};

export type DosPanosHandRebuiltEvent = {
  event: "hand-rebuilt";
  hand: DosPanosHand;
  total: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosHandShownEvent = {
  event: "hand-shown";
  hand: DosPanosHand;
  cards: Card[];
  total: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosHandThrownEvent = {
  event: "hand-thrown";
  hand: DosPanosHand;
  by: DosPanosThrower;
  "by-articles": string[];
  said: string;
};

export type DosPanosHandView = {
  "owed-to": PersonId | null;
  holder: PersonId | null;
  cards: Array<Card | null>;
  third: Card | null;
  total: number | null;
  said: Declaration | null;
  bound: DosPanosBinding;
  voided: boolean;
  winner: DosPanosWinner | null;
};

export type DosPanosHolderRelievedEvent = {
  event: "holder-relieved";
  hand: DosPanosHand;
  from: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosHouseAct = "refuse-bank" | "announce-stake" | "too-slow" | "carta" | "no" | "abatir" | "keep-bank" | "leave-bank";

export type DosPanosHouseDecidedEvent = {
  event: "house-decided";
  person: PersonId;
  act: DosPanosHouseAct;
  "by-articles": string[];
  said: string;
};

export type DosPanosIrregularDealCommand = {
  command: "irregular-deal";
  correctable: boolean;
  reason: string;
  who?: PersonId;
};

export type DosPanosKeepBankCommand = {
  command: "keep-bank";
  who?: PersonId;
};

export type DosPanosLeaveBankCommand = {
  command: "leave-bank";
  who?: PersonId;
};

export type DosPanosLooseDiscardedEvent = {
  event: "loose-discarded";
  count: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosLotDrawnEvent = {
  event: "lot-drawn";
  number: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosLotDueEvent = {
  event: "lot-due";
  among: PersonId[];
  "by-articles": string[];
  said: string;
};

export type DosPanosMisdealNotedEvent = {
  event: "misdeal-noted";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosMisdeclaredEvent = {
  event: "misdeclared";
  hand: DosPanosHand;
  what: Declaration;
  "by-articles": string[];
  said: string;
};

export type DosPanosMisgiveCardsCommand = {
  command: "misgive-cards";
  hand: DosPanosHand;
  to: PersonId;
  who?: PersonId;
};

export type DosPanosMixCommand = {
  command: "mix";
  commitment?: Digest;
  who?: PersonId;
};

export type DosPanosNoBancoEvent = {
  event: "no-banco";
  "by-articles": string[];
  said: string;
};

export type DosPanosNoCommand = {
  command: "no";
  who?: PersonId;
};

export type DosPanosNoVaMasCommand = {
  command: "no-va-mas";
  who?: PersonId;
};

export type DosPanosNobodyBanksEvent = {
  event: "nobody-banks";
  "by-articles": string[];
  said: string;
};

export type DosPanosNoteFreeBankCommand = {
  command: "note-free-bank";
  elsewhere: boolean;
  who?: PersonId;
};

export type DosPanosOfferView = {
  to: PersonId | null;
  why: DosPanosVacancy;
  amount: Money;
};

export type DosPanosOn = "primero" | "segundo" | "caballo";

export type DosPanosOpenAuctionCommand = {
  command: "open-auction";
  tallas?: number;
  who?: PersonId;
};

export type DosPanosOpenBetsCommand = {
  command: "open-bets";
  who?: PersonId;
};

export type DosPanosOpenCommand = {
  command: "open";
  minimum: Money;
  maximum?: Money;
  "bank-minimum"?: Money;
  "bank-maximum"?: Money;
  who?: PersonId;
};

export type DosPanosOutsideAdviceCommand = {
  command: "outside-advice";
  hand: DosPanosHand;
  who?: PersonId;
};

export type DosPanosPanoDecidedEvent = {
  event: "pano-decided";
  hand: DosPanosHand;
  winner: DosPanosWinner;
  punto: number;
  banca: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosPanoVoidedEvent = {
  event: "pano-voided";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosPanosLotDueEvent = {
  event: "panos-lot-due";
  "by-articles": string[];
  said: string;
};

export type DosPanosPayCommand = {
  command: "pay";
  who?: PersonId;
};

export type DosPanosPedirConsejoCommand = {
  command: "pedir-consejo";
  who?: PersonId;
};

export type DosPanosPedirCuadroCommand = {
  command: "pedir-cuadro";
  who?: PersonId;
};

export type DosPanosPhase = "closed" | "counting" | "mixing" | "cutting" | "stopping" | "opening" | "offering" | "auction" | "lot" | "announcing" | "banco" | "banco-lot" | "betting" | "dealing" | "giving" | "first-speaks" | "second-speaks" | "banker-speaks" | "drawing" | "showing" | "paying" | "deciding" | "broken";

export type DosPanosProofAcceptedEvent = {
  event: "proof-accepted";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosReclaimCardsCommand = {
  command: "reclaim-cards";
  hand: DosPanosHand;
  who?: PersonId;
};

export type DosPanosRectifiedEvent = {
  event: "rectified";
  hand: DosPanosHand;
  to: Declaration;
  "by-articles": string[];
  said: string;
};

export type DosPanosRedepositCommand = {
  command: "redeposit";
  amount: Money;
  "new-sabot"?: boolean;
  who?: PersonId;
};

export type DosPanosRedepositedEvent = {
  event: "redeposited";
  by: PersonId;
  amount: Money;
  until: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosRefuseBankCommand = {
  command: "refuse-bank";
  who?: PersonId;
};

export type DosPanosRuleCommand = {
  command: "rule";
  effect: DosPanosEffect;
  reason: string;
  hand?: DosPanosHand;
  total?: number;
  who?: PersonId;
};

export type DosPanosRulingGivenEvent = {
  event: "ruling-given";
  by: PersonId;
  effect: DosPanosEffect;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type DosPanosScoreMisannouncedEvent = {
  event: "score-misannounced";
  total: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosSessionBeganEvent = {
  event: "session-began";
  session: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosShowCommand = {
  command: "show";
  hand: DosPanosHand;
  cards?: Card[];
  who?: PersonId;
};

export type DosPanosStakeAnnouncedEvent = {
  event: "stake-announced";
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type DosPanosStakeView = {
  by: PersonId;
  on: DosPanosOn;
  amount: Money;
  primero: Money;
  segundo: Money;
};

export type DosPanosTableClosedEvent = {
  event: "table-closed";
  "by-articles": string[];
  said: string;
};

export type DosPanosTableOpenedEvent = {
  event: "table-opened";
  minimum: Money;
  maximum?: Money;
  "bank-minimum": Money;
  "bank-maximum"?: Money;
  bank: DosPanosBankKind;
  "by-articles": string[];
  said: string;
};

export type DosPanosTakeBankCommand = {
  command: "take-bank";
  who?: PersonId;
};

export type DosPanosTakeCardsCommand = {
  command: "take-cards";
  hand: DosPanosHand;
  who?: PersonId;
};

export type DosPanosThirdGivenEvent = {
  event: "third-given";
  hand: DosPanosHand;
  card: Card;
  "by-articles": string[];
  said: string;
};

export type DosPanosThirdTakenEvent = {
  event: "third-taken";
  hand: DosPanosHand;
  card: Card;
  "by-articles": string[];
  said: string;
};

export type DosPanosThrower = "holder" | "croupier";

export type DosPanosThrownUnseenCommand = {
  command: "thrown-unseen";
  hand: DosPanosHand;
  by: DosPanosThrower;
  total?: number;
  who?: PersonId;
};

export type DosPanosTitle = "announced" | "auction" | "offered";

export type DosPanosTooSlowCommand = {
  command: "too-slow";
  who?: PersonId;
};

export type DosPanosTurnEvent = {
  event: "turn";
  to: DosPanosPhase;
  of: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosTurnPassedEvent = {
  event: "turn-passed";
  hand: DosPanosHand;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type DosPanosVacancy = "opening" | "abandoned";

export type DosPanosView = {
  phase: DosPanosPhase;
  talla: number;
  coup: number;
  session: number;
  currency: string;
  minimum: Money;
  maximum: Money | null;
  "bank-kind": DosPanosBankKind;
  "bank-minimum": Money;
  "bank-maximum": Money | null;
  "seats-per-pano": number;
  "cards-left": number;
  basket: number;
  "stop-card-appeared": boolean;
  commitment: Digest | null;
  offer: DosPanosOfferView | null;
  bids: DosPanosBidView[];
  lot: PersonId[];
  bank: DosPanosBankView | null;
  stake: Money | null;
  claims: PersonId[];
  "banco-by": PersonId | null;
  "banco-right": PersonId | null;
  "first-turn": PersonId | null;
  "second-turn": PersonId | null;
  awaited: PersonId[];
  places: PlaceView[];
  waiting: PersonId[];
  stakes: DosPanosStakeView[];
  primero: DosPanosHandView;
  segundo: DosPanosHandView;
  banca: DosPanosHandView;
  loose: Card[];
  restored: DosPanosCulprit | null;
  due: DosPanosHand | null;
  self: SelfView | null;
  "leaves-regulation": DepartureView[];
  cagnotte: Money;
};

export type DosPanosWarnCommand = {
  command: "warn";
  person: PersonId;
  who?: PersonId;
};

export type DosPanosWarnedEvent = {
  event: "warned";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

export type DosPanosWinner = "punto" | "banca" | "empate" | "nulo";

export type DosPanosWithdrawCommand = {
  command: "withdraw";
  on: DosPanosOn;
  who?: PersonId;
};

export type DosPanosWithholdingNotedEvent = {
  event: "withholding-noted";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosWordChangedEvent = {
  event: "word-changed";
  hand: DosPanosHand;
  "by-articles": string[];
  said: string;
};

export type DosPanosWrongScoreCommand = {
  command: "wrong-score";
  total: number;
  who?: PersonId;
};

export type DrawnEarlyCommand = {
  command: "drawn-early";
  card?: Card;
  who?: PersonId;
};

/** An exact number, and the same rounded */
export type Exact = {
  fraction: string;
  decimal: string;
};

export type Face = "down" | "up";

/** What is exchanged with a table of each game */
export type Games = {
  "es79.punto-y-banca": {
    command: PuntoBancaCommand;
    event: PuntoBancaEvent;
    view: PuntoBancaView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "not-seated" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-your-hand" | "not-revealed" | "not-awaited" | "already-placed" | "standing-not-allowed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "not-a-multiple" | "insufficient-chips" | "no-such-bet" | "holder-must-bet" | "factor-not-allowed" | "minimum-not-authorised" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "card-not-named" | "naming-differs" | "reason-unfit" | "must-draw" | "must-stand";
  };
  "mini-punto-y-banca": {
    command: PuntoBancaCommand;
    event: PuntoBancaEvent;
    view: PuntoBancaView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "not-seated" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-your-hand" | "not-revealed" | "not-awaited" | "already-placed" | "standing-not-allowed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "not-a-multiple" | "insufficient-chips" | "no-such-bet" | "holder-must-bet" | "factor-not-allowed" | "minimum-not-authorised" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "card-not-named" | "naming-differs" | "reason-unfit" | "must-draw" | "must-stand";
  };
  "chemin-de-fer": {
    command: CheminDeFerCommand;
    event: CheminDeFerEvent;
    view: CheminDeFerView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "is-away" | "not-seated" | "has-the-bank" | "not-the-banker" | "not-here" | "wrong-person" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-your-hand" | "not-revealed" | "bets-open" | "too-few-players" | "cards-seen" | "too-late" | "must-deal-once" | "must-play-on" | "no-right-to-seguido" | "banco-made" | "not-awaited" | "half-taken" | "card-owed" | "already-placed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "empty-for-a-moment" | "seated-elsewhere" | "already-asked" | "amount-not-positive" | "amount-too-large" | "below-minimum" | "above-maximum" | "insufficient-chips" | "no-such-bet" | "not-the-amount" | "may-not-bid" | "bets-may-not-join" | "no-such-proposal" | "nobody-has-bet" | "bank-is-covered" | "winnings-too-small" | "bank-is-limited" | "banco-stands" | "minimum-not-authorised" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "card-not-named" | "naming-differs" | "no-such-card" | "already-open" | "card-not-owed" | "reason-unfit" | "claim-not-admitted" | "ruling-unfit" | "already-noted" | "must-draw" | "must-stand" | "must-abate" | "may-not-abate" | "already-bound";
  };
  "dos-panos": {
    command: DosPanosCommand;
    event: DosPanosEvent;
    view: DosPanosView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "has-the-bank" | "not-the-banker" | "not-here" | "wrong-person" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-your-hand" | "not-revealed" | "bets-open" | "too-few-players" | "too-late" | "must-deal-once" | "must-play-on" | "banco-made" | "not-awaited" | "session-over" | "free-bank-elsewhere" | "already-placed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "already-asked" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "insufficient-chips" | "no-such-bet" | "not-the-amount" | "nobody-has-bet" | "banco-stands" | "bank-is-free" | "no-proof" | "funds-short" | "minimum-not-authorised" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "card-not-named" | "naming-differs" | "no-such-card" | "already-open" | "no-such-number" | "no-new-sabot" | "reason-unfit" | "ruling-unfit" | "already-noted" | "must-draw" | "must-stand" | "must-abate" | "may-not-abate" | "already-bound";
  };
  ruleta: {
    command: WheelCommand;
    event: WheelEvent;
    view: WheelView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "too-late" | "not-awaited" | "prisoners-wait" | "session-over" | "already-turned" | "already-placed" | "standing-not-allowed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "unknown-pano" | "colour-taken" | "has-colour" | "no-colour" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "not-a-multiple" | "insufficient-chips" | "no-such-bet" | "value-not-a-chip" | "minimum-not-authorised" | "wheel-unfit" | "no-such-number" | "promise-unfit" | "reason-unfit" | "already-noted";
  };
  "ruleta-americana": {
    command: WheelCommand;
    event: WheelEvent;
    view: WheelView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "too-late" | "not-awaited" | "prisoners-wait" | "session-over" | "already-turned" | "already-placed" | "standing-not-allowed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "unknown-pano" | "colour-taken" | "has-colour" | "no-colour" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "not-a-multiple" | "insufficient-chips" | "no-such-bet" | "value-not-a-chip" | "minimum-not-authorised" | "wheel-unfit" | "no-such-number" | "promise-unfit" | "reason-unfit" | "already-noted";
  };
  boule: {
    command: WheelCommand;
    event: WheelEvent;
    view: WheelView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "too-late" | "not-awaited" | "prisoners-wait" | "session-over" | "already-turned" | "already-placed" | "standing-not-allowed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "unknown-pano" | "colour-taken" | "has-colour" | "no-colour" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "not-a-multiple" | "insufficient-chips" | "no-such-bet" | "value-not-a-chip" | "minimum-not-authorised" | "wheel-unfit" | "no-such-number" | "promise-unfit" | "reason-unfit" | "already-noted";
  };
  "ar.punto-y-banca": {
    command: ReglamentoCommand;
    event: ReglamentoEvent;
    view: ReglamentoView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "not-seated" | "has-the-bank" | "not-the-banker" | "not-here" | "wrong-person" | "already-banked" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-your-hand" | "not-revealed" | "too-few-players" | "too-late" | "not-awaited" | "already-placed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "insufficient-chips" | "no-such-bet" | "may-not-bid" | "bets-may-not-join" | "nobody-has-bid" | "no-partners" | "half-not-earned" | "no-suite" | "minimum-not-authorised" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "card-not-named" | "naming-differs" | "no-such-card" | "already-open" | "reason-unfit" | "claim-not-admitted" | "already-noted" | "may-not-cede";
  };
  "treinta-y-cuarenta": {
    command: TreintaCuarentaCommand;
    event: TreintaCuarentaEvent;
    view: TreintaCuarentaView;
    refusal: "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-revealed" | "not-awaited" | "prisoners-wait" | "session-over" | "already-placed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "insufficient-chips" | "no-such-bet" | "minimum-not-authorised" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "reason-unfit" | "already-noted";
  };
};

export type Hand = "punto" | "banca";

export type HandChance = "punto" | "banca" | "empate";

export type LeaveCommand = {
  command: "leave";
  who?: PersonId;
};

export type LeftEvent = {
  event: "left";
  person: PersonId;
  "by-articles": string[];
  said: string;
};

/** amount */
export type Money = string;

/** What sabot odds --json writes */
export type OddsOutput =
  | OddsReport
  | {
    sweep: OddsReport[];
  }
  | WheelOddsReport
  | {
    sweep: WheelOddsReport[];
  }
  | PanosOddsReport
  | {
    sweep: PanosOddsReport[];
  }
  | RowsOddsReport
  | {
    sweep: RowsOddsReport[];
  };

/** The odds under one setting */
export type OddsReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  packs: number;
  deduction: Exact;
  gone: string[];
  cards: number;
  cards_by_points: number[];
  ways: OddsWay[];
  stake?: string;
  best_for_punto?: number;
};

/** The law of many coups, and the risk of ruin */
export type OddsSession = {
  coups: number | null;
  bankroll: Exact | null;
  goal: Exact | null;
  bets: Array<{
    bet: string;
    law: {
        standard_deviation: string;
        quantiles: Record<string, Exact>;
        results: Array<{
          net: Exact;
          probability: Exact;
        }>;
        mean: Exact;
        variance: Exact;
        behind: Exact;
        even: Exact;
        ahead: Exact;
      } | null;
    ruin: {
        ruined: Exact;
        reached: Exact;
        neither: Exact;
      } | null;
  }>;
};

/** The odds when the free choices are played so */
export type OddsWay = {
  choices: Choices;
  bets: Array<{
    bet: string;
    standard_deviation: string;
    win: Exact;
    tie: Exact;
    loss: Exact;
    variance: Exact;
    value: Exact;
    edge: Exact;
    resolved_value: Exact;
    resolved_edge: Exact;
    house: Exact;
  }>;
  sequences: {
    punto: string;
    banca: string;
    empate: string;
    all: string;
  };
  totals: Array<Exact[]>;
  cards: Array<{
    punto: number;
    banca: number;
    probability: Exact;
  }>;
  cards_mean: Exact;
  covariances: Array<{
    bets: string[];
    covariance: Exact;
    correlation: string | null;
  }>;
  removals?: Array<{
    points: number;
    cards: number;
    changes: Record<string, Exact>;
  }>;
  session?: OddsSession;
  runs?: BankRun[];
};

/** A command that may be given now */
export type Option = {
  command: string;
  act: PlayerAct;
  croupier?: CroupierAct;
  staff?: StaffAct;
  fields: OptionField[];
};

/** A field of a command, and the values that will be accepted */
export type OptionField =
  | {
    name: string;
    kind: "one-of";
    values: string[];
  }
  | {
    name: string;
    kind: "amounts";
    least: Money;
    greatest: Money;
    step: Money;
  }
  | {
    name: string;
    kind: "numbers";
    least: number;
    greatest: number;
  }
  | {
    name: string;
    kind: "cards";
    cards: Card[];
    "may-be-left-out": boolean;
  }
  | {
    name: string;
    kind: "card-list";
    count: number;
    "at-most": Record<string, number>;
  }
  | {
    name: string;
    kind: "text";
    "greatest-length": number;
  }
  | {
    name: string;
    kind: "new-person";
    known: PersonId[];
  }
  | {
    name: string;
    kind: "digest";
    "may-be-left-out": boolean;
  };

export type OrderExcusedEvent = {
  event: "order-excused";
  "by-articles": string[];
  said: string;
};

export type OrderRevealedEvent = {
  event: "order-revealed";
  salt: Digest;
  order: Card[];
  "by-articles": string[];
  said: string;
};

/** The odds of two paños under one setting */
export type PanosOddsReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  gone: string[];
  stakes: Exact[];
  bank: "limited" | "free";
  deduction: Exact;
  packs: number;
  cards: number;
  cards_by_points: number[];
  banker: "first" | "second" | "larger" | "draw" | "stand" | "best";
  ways: Array<{
    choices: Choices;
    joint: {
      punto: {
        punto: Exact;
        banca: Exact;
        empate: Exact;
      };
      banca: {
        punto: Exact;
        banca: Exact;
        empate: Exact;
      };
      empate: {
        punto: Exact;
        banca: Exact;
        empate: Exact;
      };
    };
    bets: Array<{
      bet: string;
      standard_deviation: string;
      win: Exact;
      tie: Exact;
      loss: Exact;
      value: Exact;
      variance: Exact;
      house: Exact;
    }>;
    covariances: Array<{
      bets: string[];
      covariance: Exact;
    }>;
    removals?: Array<{
      points: number;
      cards: number;
      changes: Record<string, Exact>;
    }>;
    session?: OddsSession;
  }>;
  stake?: string;
  minimum?: string;
};

/** A simulation of coups with two paños */
export type PanosSimulateReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  seed: string;
  coups: number;
  counts: Record<string, number>;
  bets: Array<{
    bet: string;
    mean: Exact;
    error: number | null;
    interval: number[] | null;
    exact: Exact;
    compared: {
      mean: Exact;
      error: number | null;
    };
    deviation: number | null;
  }>;
  reached: boolean | null;
  interrupted: boolean;
  threads: number;
  processes: number;
  seconds: number;
  gone: string[];
  stakes: Exact[];
  bank: "limited" | "free";
  deduction: Exact;
  packs: number;
  choices: Choices;
  banker: "first" | "second" | "larger" | "draw" | "stand" | "best";
  asked: {
    until_error: number | null;
    coups: number;
  };
};

/** Two paños solved under one setting */
export type PanosSolveReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  gone: string[];
  stakes: Exact[];
  bank: "limited" | "free";
  deduction: Exact;
  with_replacement: boolean;
  follows_cuadro: boolean;
  answer: boolean;
  puntos: Array<{
    at: string;
    draw: Exact;
  }>;
  banca: Array<{
    at: string;
    draw: Exact;
  }>;
  values: {
    first: Exact;
    second: Exact;
    banca: Exact;
    house: Exact;
  };
  equilibrium: {
      exact: boolean;
      regrets: {
        first: Exact;
        second: Exact;
        banca: Exact;
      };
      root_of: string[] | null;
    } | null;
  heeding: Exact;
  cuadro: Array<{
    plays: "first" | "second" | "larger" | "draw" | "stand" | "best";
    values: {
      first: Exact;
      second: Exact;
      banca: Exact;
      house: Exact;
    };
    cost: Exact;
  }>;
  packs?: number;
  cells?: Array<{
    at: string;
    draw: Exact;
    reach: Exact;
    gain: Exact;
  }>;
};

/** person */
export type PersonId = string;

export type PlaceStopCardCommand = {
  command: "place-stop-card";
  below: number;
  who?: PersonId;
};

export type PlaceView = {
  seat: number;
  person: PersonId;
  standing: boolean;
};

export type PlayerAct = "never" | "play" | "seldom" | "aside" | "coming" | "parting";

/** Why a request was not granted */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: string;
  articles?: string[];
};

export type PuntoBancaAnnouncedEvent = {
  event: "announced";
  call: PuntoBancaCall;
  hand?: Hand;
  total?: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetCommand = {
  command: "bet";
  on: HandChance;
  stake: Money;
  who?: PersonId;
};

export type PuntoBancaBetFreedEvent = {
  event: "bet-freed";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetLostEvent = {
  event: "bet-lost";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetPlacedEvent = {
  event: "bet-placed";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetReturnedEvent = {
  event: "bet-returned";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetWithdrawnEvent = {
  event: "bet-withdrawn";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetWonEvent = {
  event: "bet-won";
  by: PersonId;
  on: HandChance;
  stake: Money;
  winnings: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBetsClosedEvent = {
  event: "bets-closed";
  croupier: PersonId;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaBurnCommand = {
  command: "burn";
  who?: PersonId;
};

export type PuntoBancaCall = "no-va-mas" | "cartas" | "total" | "se-planta" | "carta" | "gana" | "empate";

export type PuntoBancaCardDealtEvent = {
  event: "card-dealt";
  hand: Hand;
  card?: Card;
  face: Face;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCardDiscardedEvent = {
  event: "card-discarded";
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCardDueEvent = {
  event: "card-due";
  hand: Hand;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCardsBurnedEvent = {
  event: "cards-burned";
  count: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCardsCalledEvent = {
  event: "cards-called";
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCartaCommand = {
  command: "carta";
  who?: PersonId;
};

export type PuntoBancaCartasCommand = {
  command: "cartas";
  who?: PersonId;
};

export type PuntoBancaCloseCommand = {
  command: "close";
  who?: PersonId;
};

export type PuntoBancaCommand =
  | AdmitCommand
  | SellChipsCommand
  | RedeemChipsCommand
  | SitCommand
  | StandBehindCommand
  | WaitCommand
  | LeaveCommand
  | PuntoBancaOpenCommand
  | PuntoBancaCloseCommand
  | CountCardsCommand
  | PuntoBancaMixCommand
  | CutCommand
  | PlaceStopCardCommand
  | PuntoBancaTurnFirstCardCommand
  | PuntoBancaBurnCommand
  | RevealCommand
  | PuntoBancaTakeSabotCommand
  | PuntoBancaDeclineSabotCommand
  | PuntoBancaBetCommand
  | PuntoBancaWithdrawCommand
  | PuntoBancaNoVaMasCommand
  | PuntoBancaCartasCommand
  | PuntoBancaDealCommand
  | PuntoBancaShowCommand
  | PuntoBancaPayCommand
  | PuntoBancaRuleCommand
  | PuntoBancaCartaCommand
  | PuntoBancaNoCommand
  | ClockOutCommand;

export type PuntoBancaCoupAnnulledEvent = {
  event: "coup-annulled";
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCoupDecidedEvent = {
  event: "coup-decided";
  winner: HandChance;
  punto: number;
  banca: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaCoupEndedEvent = {
  event: "coup-ended";
  coup: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaDealCommand = {
  command: "deal";
  card?: Card;
  who?: PersonId;
};

export type PuntoBancaDeclaration = "carta" | "no";

export type PuntoBancaDeclaredEvent = {
  event: "declared";
  hand: Hand;
  what: PuntoBancaDeclaration;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaDeclineSabotCommand = {
  command: "decline-sabot";
  who?: PersonId;
};

export type PuntoBancaDeductedEvent = {
  event: "deducted";
  from: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaEffect = "annul" | "pass-sabot" | "discard" | "end-talla" | "go-on";

export type PuntoBancaEvent =
  | AdmittedEvent
  | ChipsSoldEvent
  | ChipsRedeemedEvent
  | SeatedEvent
  | StoodBehindEvent
  | PutOnListEvent
  | LeftEvent
  | PuntoBancaTableOpenedEvent
  | PuntoBancaTableClosedEvent
  | CardsCountedEvent
  | CardsMixedEvent
  | CardsCutEvent
  | StopCardPlacedEvent
  | PuntoBancaFirstCardTurnedEvent
  | PuntoBancaCardsBurnedEvent
  | StopCardAppearedEvent
  | TallaEndedEvent
  | OrderRevealedEvent
  | PuntoBancaSabotOfferedEvent
  | PuntoBancaSabotOpenEvent
  | PuntoBancaSabotTakenEvent
  | PuntoBancaSabotDeclinedEvent
  | PuntoBancaSabotToCroupierEvent
  | PuntoBancaSabotLostEvent
  | PuntoBancaBetPlacedEvent
  | PuntoBancaBetWithdrawnEvent
  | PuntoBancaBetLostEvent
  | PuntoBancaBetWonEvent
  | PuntoBancaDeductedEvent
  | PuntoBancaBetFreedEvent
  | PuntoBancaBetReturnedEvent
  | PuntoBancaBetsClosedEvent
  | PuntoBancaCardsCalledEvent
  | PuntoBancaAnnouncedEvent
  | PuntoBancaCardDealtEvent
  | PuntoBancaHandGivenEvent
  | PuntoBancaHandShownEvent
  | PuntoBancaNaturalEvent
  | PuntoBancaCardDueEvent
  | PuntoBancaStoodEvent
  | PuntoBancaCoupDecidedEvent
  | PuntoBancaCoupEndedEvent
  | PuntoBancaRulingGivenEvent
  | PuntoBancaCardDiscardedEvent
  | PuntoBancaCoupAnnulledEvent
  | PuntoBancaSabotWithdrawnEvent
  | OrderExcusedEvent
  | PuntoBancaWishAskedEvent
  | PuntoBancaDeclaredEvent
  | PuntoBancaHouseDecidedEvent;

export type PuntoBancaFirstCardTurnedEvent = {
  event: "first-card-turned";
  card: Card;
  burn: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaHandGivenEvent = {
  event: "hand-given";
  hand: Hand;
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaHandShownEvent = {
  event: "hand-shown";
  hand: Hand;
  cards: Card[];
  total: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaHandView = {
  cards: Array<Card | null>;
  total: number | null;
  said: PuntoBancaDeclaration | null;
};

export type PuntoBancaHouseAct = "decline-sabot" | "carta" | "no";

export type PuntoBancaHouseDecidedEvent = {
  event: "house-decided";
  person: PersonId;
  act: PuntoBancaHouseAct;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaMixCommand = {
  command: "mix";
  commitment?: Digest;
  who?: PersonId;
};

export type PuntoBancaNaturalEvent = {
  event: "natural";
  hand: Hand;
  total: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaNoCommand = {
  command: "no";
  who?: PersonId;
};

export type PuntoBancaNoVaMasCommand = {
  command: "no-va-mas";
  who?: PersonId;
};

export type PuntoBancaOpenCommand = {
  command: "open";
  minimum: Money;
  factor: number;
  multiples: boolean;
  standing: boolean;
  who?: PersonId;
};

export type PuntoBancaPayCommand = {
  command: "pay";
  who?: PersonId;
};

export type PuntoBancaPhase = "closed" | "counting" | "mixing" | "cutting" | "stopping" | "turning" | "burning" | "offering" | "betting" | "calling" | "dealing" | "showing-punto" | "punto-speaks" | "showing-banca" | "drawing" | "paying";

export type PuntoBancaRuleCommand = {
  command: "rule";
  effect: PuntoBancaEffect;
  reason: string;
  who?: PersonId;
};

export type PuntoBancaRulingGivenEvent = {
  event: "ruling-given";
  by: PersonId;
  effect: PuntoBancaEffect;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotDeclinedEvent = {
  event: "sabot-declined";
  by: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotLostEvent = {
  event: "sabot-lost";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotOfferedEvent = {
  event: "sabot-offered";
  to: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotOpenEvent = {
  event: "sabot-open";
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotTakenEvent = {
  event: "sabot-taken";
  by: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotToCroupierEvent = {
  event: "sabot-to-croupier";
  "by-articles": string[];
  said: string;
};

export type PuntoBancaSabotWithdrawnEvent = {
  event: "sabot-withdrawn";
  from: PersonId;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaShowCommand = {
  command: "show";
  hand: Hand;
  cards?: Card[];
  who?: PersonId;
};

export type PuntoBancaStakeView = {
  by: PersonId;
  on: HandChance;
  amount: Money;
  freed: boolean;
};

export type PuntoBancaStoodEvent = {
  event: "stood";
  hand: Hand;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaTableClosedEvent = {
  event: "table-closed";
  "by-articles": string[];
  said: string;
};

export type PuntoBancaTableOpenedEvent = {
  event: "table-opened";
  minimum: Money;
  maximum: Money;
  multiples: boolean;
  standing: boolean;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaTakeSabotCommand = {
  command: "take-sabot";
  who?: PersonId;
};

export type PuntoBancaTurnFirstCardCommand = {
  command: "turn-first-card";
  card: Card;
  who?: PersonId;
};

export type PuntoBancaView = {
  phase: PuntoBancaPhase;
  talla: number;
  coup: number;
  currency: string;
  minimum: Money;
  maximum: Money;
  multiples: boolean;
  "cards-left": number;
  basket: number;
  "to-burn": number;
  "stop-card-appeared": boolean;
  commitment: Digest | null;
  "offered-to": PersonId | null;
  holder: PersonId | null;
  "punto-holder": PersonId | null;
  awaited: PersonId[];
  places: PlaceView[];
  waiting: PersonId[];
  stakes: PuntoBancaStakeView[];
  punto: PuntoBancaHandView;
  banca: PuntoBancaHandView;
  due: Hand | null;
  winner: HandChance | null;
  self: SelfView | null;
  "leaves-regulation": DepartureView[];
};

export type PuntoBancaWishAskedEvent = {
  event: "wish-asked";
  of: PersonId;
  "by-articles": string[];
  said: string;
};

export type PuntoBancaWithdrawCommand = {
  command: "withdraw";
  on: HandChance;
  who?: PersonId;
};

export type PutOnListEvent = {
  event: "put-on-list";
  person: PersonId;
  place: number;
  "by-articles": string[];
  said: string;
};

/** ratio */
export type Ratio = string;

export type RedeemChipsCommand = {
  command: "redeem-chips";
  from: PersonId;
  amount: Money;
  who?: PersonId;
};

/** The rules refuse a command, and which articles say so */
export type Refusal = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: RefusalCode;
  articles?: string[];
};

export type RefusalCode = "unknown-table" | "unknown-person" | "wrong-role" | "already-admitted" | "no-such-player" | "not-at-the-table" | "is-away" | "not-seated" | "has-the-bank" | "not-the-banker" | "not-here" | "wrong-person" | "may-not-bank" | "already-banked" | "wrong-phase" | "coup-in-progress" | "bets-closed" | "not-your-turn" | "not-your-hand" | "not-revealed" | "bets-open" | "too-few-players" | "cards-seen" | "too-late" | "must-deal-once" | "must-play-on" | "no-right-to-seguido" | "banco-made" | "not-awaited" | "half-taken" | "card-owed" | "prisoners-wait" | "session-over" | "already-turned" | "free-bank-elsewhere" | "already-placed" | "standing-not-allowed" | "unknown-seat" | "seat-taken" | "seat-promised" | "already-waiting" | "seats-are-free" | "no-waiting-list" | "empty-for-a-moment" | "seated-elsewhere" | "already-asked" | "unknown-pano" | "colour-taken" | "has-colour" | "no-colour" | "amount-not-positive" | "amount-too-large" | "chance-not-offered" | "below-minimum" | "above-maximum" | "not-a-multiple" | "insufficient-chips" | "no-such-bet" | "holder-must-bet" | "not-the-amount" | "may-not-bid" | "bets-may-not-join" | "no-such-proposal" | "nobody-has-bet" | "bank-is-covered" | "winnings-too-small" | "bank-is-limited" | "banco-stands" | "value-not-a-chip" | "bank-is-free" | "no-proof" | "funds-short" | "nobody-has-bid" | "no-partners" | "half-not-earned" | "no-suite" | "factor-not-allowed" | "minimum-not-authorised" | "wheel-unfit" | "wrong-count" | "cut-out-of-range" | "wrong-stop-place" | "card-not-in-sabot" | "card-not-named" | "naming-differs" | "no-such-card" | "already-open" | "card-not-owed" | "no-such-number" | "promise-unfit" | "no-new-sabot" | "reason-unfit" | "claim-not-admitted" | "ruling-unfit" | "already-noted" | "must-draw" | "must-stand" | "must-abate" | "may-not-abate" | "already-bound" | "may-not-cede";

export type ReglamentoAnnounceSuiteCommand = {
  command: "announce-suite";
  who?: PersonId;
};

export type ReglamentoAnnouncedEvent = {
  event: "announced";
  call: ReglamentoCall;
  hand?: Hand;
  total?: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoAsideBurnedEvent = {
  event: "aside-burned";
  count: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoAskReconstructionCommand = {
  command: "ask-reconstruction";
  who?: PersonId;
};

export type ReglamentoBankGrewEvent = {
  event: "bank-grew";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBankLostEvent = {
  event: "bank-lost";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBankRaisedEvent = {
  event: "bank-raised";
  by: PersonId;
  amount: Money;
  restarts: boolean;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBankReturnedEvent = {
  event: "bank-returned";
  to: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBankTakenEvent = {
  event: "bank-taken";
  by: PersonId;
  seat: number;
  amount: Money;
  title: ReglamentoTitle;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBankTiedEvent = {
  event: "bank-tied";
  counts: boolean;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBankView = {
  holder: PersonId | null;
  title: ReglamentoTitle;
  amount: Money;
  opening: Money;
  passes: number;
  wins: number;
  "suite-announced": boolean;
};

export type ReglamentoBankWonEvent = {
  event: "bank-won";
  by: PersonId;
  winnings: Money;
  taxed: boolean;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetCommand = {
  command: "bet";
  on: HandChance;
  stake: Money;
  who?: PersonId;
};

export type ReglamentoBetLostEvent = {
  event: "bet-lost";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetPlacedEvent = {
  event: "bet-placed";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetReturnedEvent = {
  event: "bet-returned";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetStaysEvent = {
  event: "bet-stays";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetUncoveredEvent = {
  event: "bet-uncovered";
  by: PersonId;
  on: HandChance;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetWithdrawnEvent = {
  event: "bet-withdrawn";
  by: PersonId;
  on: HandChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetWonEvent = {
  event: "bet-won";
  by: PersonId;
  on: HandChance;
  stake: Money;
  winnings: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetsClosedEvent = {
  event: "bets-closed";
  pagador: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBetsReopenedEvent = {
  event: "bets-reopened";
  "by-articles": string[];
  said: string;
};

export type ReglamentoBidCommand = {
  command: "bid";
  amount: Money;
  who?: PersonId;
};

export type ReglamentoBidMadeEvent = {
  event: "bid-made";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoBidView = {
  by: PersonId;
  amount: Money;
};

export type ReglamentoBurnDeckCommand = {
  command: "burn-deck";
  who?: PersonId;
};

export type ReglamentoCall = "no-va-mas" | "cartas" | "total" | "se-planta" | "carta" | "gana" | "empate" | "suite";

export type ReglamentoCardBurnedEvent = {
  event: "card-burned";
  card?: Card;
  face: Face;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardDealtEvent = {
  event: "card-dealt";
  hand: Hand;
  card?: Card;
  face: Face;
  from: Source;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardDueEvent = {
  event: "card-due";
  hand: Hand;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardExposedEvent = {
  event: "card-exposed";
  hand: Hand;
  place: number;
  card: Card;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardInvertedEvent = {
  event: "card-inverted";
  card: Card;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardTurnedCommand = {
  command: "card-turned";
  card?: Card;
  hand?: Hand;
  place?: number;
  who?: PersonId;
};

export type ReglamentoCardsCalledEvent = {
  event: "cards-called";
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardsMisgivenEvent = {
  event: "cards-misgiven";
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardsRecoveredEvent = {
  event: "cards-recovered";
  from: PersonId;
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardsRiffledEvent = {
  event: "cards-riffled";
  times: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardsTippedEvent = {
  event: "cards-tipped";
  "by-articles": string[];
  said: string;
};

export type ReglamentoCardsWaivedEvent = {
  event: "cards-waived";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCartaCommand = {
  command: "carta";
  who?: PersonId;
};

export type ReglamentoCartasCommand = {
  command: "cartas";
  who?: PersonId;
};

export type ReglamentoCedeCardsCommand = {
  command: "cede-cards";
  to: PersonId;
  who?: PersonId;
};

export type ReglamentoCharge = "none" | "first-pass" | "odd-pass" | "even-pass";

export type ReglamentoCloseCommand = {
  command: "close";
  who?: PersonId;
};

export type ReglamentoCloseOfferCommand = {
  command: "close-offer";
  who?: PersonId;
};

export type ReglamentoCloseRemateCommand = {
  command: "close-remate";
  who?: PersonId;
};

export type ReglamentoCommand =
  | AdmitCommand
  | SellChipsCommand
  | RedeemChipsCommand
  | SitCommand
  | StandBehindCommand
  | WaitCommand
  | LeaveCommand
  | ReglamentoOpenCommand
  | ReglamentoCloseCommand
  | CountCardsCommand
  | ReglamentoEnsaladaCommand
  | ReglamentoMixCommand
  | CutCommand
  | ReglamentoDeclineCutCommand
  | PlaceStopCardCommand
  | RevealCommand
  | ReglamentoBidCommand
  | ReglamentoCloseRemateCommand
  | ReglamentoTakeBankCommand
  | ReglamentoDeclineBankCommand
  | ReglamentoCloseOfferCommand
  | ReglamentoRaiseBankCommand
  | ReglamentoTakeHalfCommand
  | ReglamentoAnnounceSuiteCommand
  | ReglamentoGiveSuiteCommand
  | ReglamentoDesistCommand
  | ReglamentoBetCommand
  | ReglamentoWithdrawCommand
  | ReglamentoWaiveCardsCommand
  | ReglamentoCartaCommand
  | ReglamentoNoCommand
  | ReglamentoNoVaMasCommand
  | ReglamentoCartasCommand
  | ReglamentoDealCommand
  | ReglamentoShowCommand
  | ReglamentoPayCommand
  | DrawnEarlyCommand
  | CardFaceUpCommand
  | ReglamentoMisgiveCardsCommand
  | ReglamentoNoticeMisgivenCommand
  | ReglamentoMisstateWishCommand
  | ReglamentoNoticeMisstatedCommand
  | ReglamentoCardTurnedCommand
  | ReglamentoUndueCardCommand
  | ReglamentoConfusionCommand
  | ReglamentoBurnDeckCommand
  | ReglamentoTakePartnerCommand
  | ReglamentoJoinBetsCommand
  | ReglamentoCedeCardsCommand
  | ReglamentoAskReconstructionCommand
  | ReglamentoWarnCommand
  | ReglamentoRuleCommand
  | ClockOutCommand;

export type ReglamentoConfusionCommand = {
  command: "confusion";
  who?: PersonId;
};

export type ReglamentoCoupAnnulledEvent = {
  event: "coup-annulled";
  "by-articles": string[];
  said: string;
};

export type ReglamentoCoupDecidedEvent = {
  event: "coup-decided";
  winner: HandChance;
  punto: number;
  banca: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCoupEndedEvent = {
  event: "coup-ended";
  coup: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCutDeclinedEvent = {
  event: "cut-declined";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoCutOfferedEvent = {
  event: "cut-offered";
  to?: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoDealCommand = {
  command: "deal";
  card?: Card;
  who?: PersonId;
};

export type ReglamentoDeckBurnedEvent = {
  event: "deck-burned";
  "by-articles": string[];
  said: string;
};

export type ReglamentoDeclaration = "carta" | "no";

export type ReglamentoDeclaredEvent = {
  event: "declared";
  hand: Hand;
  what: ReglamentoDeclaration;
  "by-articles": string[];
  said: string;
};

export type ReglamentoDeclineBankCommand = {
  command: "decline-bank";
  who?: PersonId;
};

export type ReglamentoDeclineCutCommand = {
  command: "decline-cut";
  who?: PersonId;
};

export type ReglamentoDeductedEvent = {
  event: "deducted";
  from: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoDesistCommand = {
  command: "desist";
  who?: PersonId;
};

export type ReglamentoDesistedEvent = {
  event: "desisted";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoEffect = "annul" | "pass-sabot" | "burn" | "end-deck" | "go-on";

export type ReglamentoEnsaladaCommand = {
  command: "ensalada";
  who?: PersonId;
};

export type ReglamentoEvent =
  | AdmittedEvent
  | ChipsSoldEvent
  | ChipsRedeemedEvent
  | SeatedEvent
  | StoodBehindEvent
  | PutOnListEvent
  | LeftEvent
  | ReglamentoTableOpenedEvent
  | ReglamentoTableClosedEvent
  | CardsCountedEvent
  | ReglamentoCardsTippedEvent
  | ReglamentoCardsRiffledEvent
  | CardsMixedEvent
  | ReglamentoCutOfferedEvent
  | ReglamentoCutDeclinedEvent
  | CardsCutEvent
  | StopCardPlacedEvent
  | StopCardAppearedEvent
  | TallaEndedEvent
  | ReglamentoDeckBurnedEvent
  | OrderRevealedEvent
  | OrderExcusedEvent
  | ReglamentoRemateOpenedEvent
  | ReglamentoBidMadeEvent
  | ReglamentoImprovementAskedEvent
  | ReglamentoTurnPassesEvent
  | ReglamentoSabotOfferedEvent
  | ReglamentoSabotDeclinedEvent
  | ReglamentoOfferedToStandingEvent
  | ReglamentoNobodyStandingEvent
  | ReglamentoNobodyGoesOutEvent
  | ReglamentoSabotOpenEvent
  | ReglamentoRoundBeganEvent
  | ReglamentoSeatLentEvent
  | ReglamentoSeatReturnedEvent
  | ReglamentoBankTakenEvent
  | ReglamentoBankRaisedEvent
  | ReglamentoHalfTakenEvent
  | ReglamentoSuiteAnnouncedEvent
  | ReglamentoSuiteGivenEvent
  | ReglamentoSuiteTakenByHouseEvent
  | ReglamentoSuiteEndedEvent
  | ReglamentoDesistedEvent
  | ReglamentoBankWonEvent
  | ReglamentoBankGrewEvent
  | ReglamentoBankLostEvent
  | ReglamentoBankReturnedEvent
  | ReglamentoBankTiedEvent
  | ReglamentoHouseWonEvent
  | ReglamentoHouseLostEvent
  | ReglamentoBetPlacedEvent
  | ReglamentoBetWithdrawnEvent
  | ReglamentoBetUncoveredEvent
  | ReglamentoBetLostEvent
  | ReglamentoBetWonEvent
  | ReglamentoDeductedEvent
  | ReglamentoBetStaysEvent
  | ReglamentoBetReturnedEvent
  | ReglamentoBetsClosedEvent
  | ReglamentoBetsReopenedEvent
  | ReglamentoCardsCalledEvent
  | ReglamentoAnnouncedEvent
  | ReglamentoCardDealtEvent
  | ReglamentoHandGivenEvent
  | ReglamentoCardsWaivedEvent
  | ReglamentoHandShownEvent
  | ReglamentoNaturalEvent
  | ReglamentoWishAskedEvent
  | ReglamentoDeclaredEvent
  | ReglamentoCardDueEvent
  | ReglamentoStoodEvent
  | ReglamentoCoupDecidedEvent
  | ReglamentoCoupEndedEvent
  | ReglamentoCardBurnedEvent
  | ReglamentoCardInvertedEvent
  | CardSetAsideEvent
  | ReglamentoAsideBurnedEvent
  | ReglamentoHandsBurnedEvent
  | ReglamentoCardsMisgivenEvent
  | ReglamentoCardsRecoveredEvent
  | ReglamentoWishMisstatedEvent
  | ReglamentoWishRestoredEvent
  | ReglamentoWishStandsEvent
  | ReglamentoCardExposedEvent
  | ReglamentoUndueRequestEvent
  | ReglamentoWarnedEvent
  | ReglamentoCoupAnnulledEvent
  | ReglamentoRulingGivenEvent
  | ReglamentoSabotWithdrawnEvent
  | ReglamentoHouseDecidedEvent;

export type ReglamentoGiveSuiteCommand = {
  command: "give-suite";
  who?: PersonId;
};

export type ReglamentoHalfTakenEvent = {
  event: "half-taken";
  by: PersonId;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoHandGivenEvent = {
  event: "hand-given";
  to: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoHandShownEvent = {
  event: "hand-shown";
  hand: Hand;
  cards: Card[];
  total: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoHandView = {
  cards: Array<Card | null>;
  third: Card | null;
  total: number | null;
  said: ReglamentoDeclaration | null;
};

export type ReglamentoHandsBurnedEvent = {
  event: "hands-burned";
  count: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoHouseAct = "decline-bank" | "decline-cut" | "no";

export type ReglamentoHouseDecidedEvent = {
  event: "house-decided";
  person: PersonId;
  act: ReglamentoHouseAct;
  "by-articles": string[];
  said: string;
};

export type ReglamentoHouseLostEvent = {
  event: "house-lost";
  "by-articles": string[];
  said: string;
};

export type ReglamentoHouseWonEvent = {
  event: "house-won";
  "by-articles": string[];
  said: string;
};

export type ReglamentoImprovementAskedEvent = {
  event: "improvement-asked";
  of: PersonId[];
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoInfraction = "partners" | "joined-bets" | "ceding" | "filar" | "throwing";

export type ReglamentoJoinBetsCommand = {
  command: "join-bets";
  with: PersonId;
  who?: PersonId;
};

export type ReglamentoMisgiveCardsCommand = {
  command: "misgive-cards";
  to: PersonId;
  who?: PersonId;
};

export type ReglamentoMisstateWishCommand = {
  command: "misstate-wish";
  who?: PersonId;
};

export type ReglamentoMixCommand = {
  command: "mix";
  riffles: number;
  commitment?: Digest;
  who?: PersonId;
};

export type ReglamentoNaturalEvent = {
  event: "natural";
  hand: Hand;
  total: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoNoCommand = {
  command: "no";
  who?: PersonId;
};

export type ReglamentoNoVaMasCommand = {
  command: "no-va-mas";
  who?: PersonId;
};

export type ReglamentoNobodyGoesOutEvent = {
  event: "nobody-goes-out";
  "by-articles": string[];
  said: string;
};

export type ReglamentoNobodyStandingEvent = {
  event: "nobody-standing";
  "by-articles": string[];
  said: string;
};

export type ReglamentoNoticeMisgivenCommand = {
  command: "notice-misgiven";
  who?: PersonId;
};

export type ReglamentoNoticeMisstatedCommand = {
  command: "notice-misstated";
  who?: PersonId;
};

export type ReglamentoOfferView = {
  why: ReglamentoVacancy;
  to: PersonId | null;
  seat: number;
  least: Money;
};

export type ReglamentoOfferedToStandingEvent = {
  event: "offered-to-standing";
  seat: number;
  least: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoOpenCommand = {
  command: "open";
  minimum: Money;
  maximum: Money;
  who?: PersonId;
};

export type ReglamentoPayCommand = {
  command: "pay";
  who?: PersonId;
};

export type ReglamentoPhase = "closed" | "counting" | "ensalada" | "riffling" | "remate" | "improving" | "offering" | "open-offer" | "cutting" | "stopping" | "betting" | "calling" | "dealing" | "showing-punto" | "punto-speaks" | "showing-banca" | "banca-speaks" | "drawing" | "paying";

export type ReglamentoRaiseBankCommand = {
  command: "raise-bank";
  amount: Money;
  who?: PersonId;
};

export type ReglamentoRemateOpenedEvent = {
  event: "remate-opened";
  "by-articles": string[];
  said: string;
};

export type ReglamentoRoundBeganEvent = {
  event: "round-began";
  seat: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoRuleCommand = {
  command: "rule";
  effect: ReglamentoEffect;
  reason: string;
  who?: PersonId;
};

export type ReglamentoRulingGivenEvent = {
  event: "ruling-given";
  by: PersonId;
  effect: ReglamentoEffect;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSabotDeclinedEvent = {
  event: "sabot-declined";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSabotOfferedEvent = {
  event: "sabot-offered";
  to: PersonId;
  seat: number;
  why: ReglamentoVacancy;
  least: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSabotOpenEvent = {
  event: "sabot-open";
  "by-articles": string[];
  said: string;
};

export type ReglamentoSabotWithdrawnEvent = {
  event: "sabot-withdrawn";
  from: PersonId;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSeatLentEvent = {
  event: "seat-lent";
  by?: PersonId;
  to: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSeatReturnedEvent = {
  event: "seat-returned";
  by: PersonId;
  to?: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoShowCommand = {
  command: "show";
  hand: Hand;
  cards?: Card[];
  who?: PersonId;
};

export type ReglamentoStakeView = {
  by: PersonId;
  on: HandChance;
  amount: Money;
};

export type ReglamentoStoodEvent = {
  event: "stood";
  hand: Hand;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSuiteAnnouncedEvent = {
  event: "suite-announced";
  "by-articles": string[];
  said: string;
};

export type ReglamentoSuiteEndedEvent = {
  event: "suite-ended";
  "by-articles": string[];
  said: string;
};

export type ReglamentoSuiteGivenEvent = {
  event: "suite-given";
  by: PersonId;
  amount: Money;
  "taker-pays": ReglamentoCharge;
  "by-articles": string[];
  said: string;
};

export type ReglamentoSuiteTakenByHouseEvent = {
  event: "suite-taken-by-house";
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoTableClosedEvent = {
  event: "table-closed";
  "by-articles": string[];
  said: string;
};

export type ReglamentoTableOpenedEvent = {
  event: "table-opened";
  minimum: Money;
  maximum: Money;
  "by-articles": string[];
  said: string;
};

export type ReglamentoTakeBankCommand = {
  command: "take-bank";
  amount: Money;
  who?: PersonId;
};

export type ReglamentoTakeHalfCommand = {
  command: "take-half";
  who?: PersonId;
};

export type ReglamentoTakePartnerCommand = {
  command: "take-partner";
  with: PersonId;
  who?: PersonId;
};

export type ReglamentoTitle = "remate" | "turn" | "suite";

export type ReglamentoTurnPassesEvent = {
  event: "turn-passes";
  from: number;
  "by-articles": string[];
  said: string;
};

export type ReglamentoUndueCardCommand = {
  command: "undue-card";
  hand: Hand;
  card: Card;
  who?: PersonId;
};

export type ReglamentoUndueRequestEvent = {
  event: "undue-request";
  hand: Hand;
  "by-articles": string[];
  said: string;
};

export type ReglamentoVacancy = "turn" | "suite" | "desisted";

export type ReglamentoView = {
  phase: ReglamentoPhase;
  talla: number;
  coup: number;
  currency: string;
  minimum: Money;
  maximum: Money;
  "cards-left": number;
  basket: number;
  "stop-card-appeared": boolean;
  commitment: Digest | null;
  cutter: PersonId | null;
  bids: ReglamentoBidView[];
  offer: ReglamentoOfferView | null;
  bank: ReglamentoBankView | null;
  "sabot-at": number;
  suite: boolean;
  "punto-holder": PersonId | null;
  awaited: PersonId[];
  places: PlaceView[];
  waiting: PersonId[];
  stakes: ReglamentoStakeView[];
  punto: ReglamentoHandView;
  banca: ReglamentoHandView;
  aside: Card[];
  due: Hand | null;
  winner: HandChance | null;
  self: SelfView | null;
  "leaves-regulation": DepartureView[];
};

export type ReglamentoWaiveCardsCommand = {
  command: "waive-cards";
  who?: PersonId;
};

export type ReglamentoWarnCommand = {
  command: "warn";
  person: PersonId;
  about: ReglamentoInfraction;
  who?: PersonId;
};

export type ReglamentoWarnedEvent = {
  event: "warned";
  person: PersonId;
  about: ReglamentoInfraction;
  "by-articles": string[];
  said: string;
};

export type ReglamentoWishAskedEvent = {
  event: "wish-asked";
  of: PersonId;
  hand: Hand;
  "by-articles": string[];
  said: string;
};

export type ReglamentoWishMisstatedEvent = {
  event: "wish-misstated";
  as: ReglamentoDeclaration;
  "by-articles": string[];
  said: string;
};

export type ReglamentoWishRestoredEvent = {
  event: "wish-restored";
  as: ReglamentoDeclaration;
  "by-articles": string[];
  said: string;
};

export type ReglamentoWishStandsEvent = {
  event: "wish-stands";
  as: ReglamentoDeclaration;
  "by-articles": string[];
  said: string;
};

export type ReglamentoWithdrawCommand = {
  command: "withdraw";
  on: HandChance;
  who?: PersonId;
};

export type RevealCommand = {
  command: "reveal";
  salt: Digest;
  order: Card[];
  who?: PersonId;
};

export type Role = "player" | "croupier" | "pagador" | "chief" | "inspector" | "director" | "cashier";

/** A simulation of banks that go round the table */
export type RotationReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  packs: number;
  players: number;
  suite_to: "house" | "right";
  plans: Array<{
    opening: string;
    minimum: string;
    maximum: string;
    passes: number;
    raises: Record<string, string>;
    halves: number[];
    suite: number | null;
  }>;
  choices: Choices;
  seed: string;
  asked: {
    until_error: number | null;
    coups?: number;
    tallas?: number;
  };
  passes: number;
  counts: Record<string, number>;
  house_counts: Record<string, number>;
  runs: Array<{
    opening: string | null;
    runs: number;
    lost: number;
    given: number;
    returned: number;
    mean: Exact;
    error: number | null;
    kept: Exact;
    exact: Exact | null;
    deviation: number | null;
  }>;
  reached: boolean | null;
  interrupted: boolean;
  threads: number;
  processes: number;
  seconds: number;
  tallas?: number;
};

/** The odds of two rows under one setting */
export type RowsOddsReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  packs: number;
  gone: string[];
  cards: number;
  least_total: number;
  totals: Array<Exact[]>;
  totals_red_first: Array<Exact[]>;
  unfinished: Exact;
  insurance: Exact;
  bets: Array<{
    chance: string;
    ways: Array<{
      play: "half" | "prison" | "best" | "insured";
      standard_deviation: string;
      value: Exact;
      edge: Exact;
      decided_edge: Exact;
      variance: Exact;
    }>;
    prison: Array<{
      times: number;
      must_stay: boolean;
      best: "half" | "prison";
      held: Exact;
      half: Exact;
      prisoner: Exact;
      best_prisoner: Exact;
    }>;
    win: Exact;
    loss: Exact;
    tie: Exact;
    refait: Exact;
  }>;
  stake?: string;
  minimum?: string;
};

/** A simulation of coups of two rows */
export type RowsSimulateReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  seed: string;
  coups: number;
  counts: Record<string, number>;
  bets: Array<{
    bet: string;
    mean: Exact;
    error: number | null;
    interval: number[] | null;
    exact: Exact;
    compared: {
      mean: Exact;
      error: number | null;
    };
    deviation: number | null;
  }>;
  reached: boolean | null;
  interrupted: boolean;
  threads: number;
  processes: number;
  seconds: number;
  packs: number;
  gone: string[];
  asked: {
    until_error: number | null;
    coups: number;
  };
};

export type SeatedEvent = {
  event: "seated";
  person: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type SelfView = {
  person: PersonId;
  role: Role;
  seat: number;
  standing: boolean;
  chips: Money;
  staked: Money;
};

export type SellChipsCommand = {
  command: "sell-chips";
  to: PersonId;
  amount: Money;
  who?: PersonId;
};

/** What sabot simulate --json writes */
export type SimulateOutput =
  | SimulateReport
  | SpinReport
  | RotationReport
  | PanosSimulateReport
  | RowsSimulateReport;

/** A simulation of coups or tallas */
export type SimulateReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  seed: string;
  coups: number;
  counts: Record<string, number>;
  bets: Array<{
    bet: string;
    mean: Exact;
    error: number | null;
    interval: number[] | null;
    exact: Exact;
    compared: {
      mean: Exact;
      error: number | null;
    };
    deviation: number | null;
  }>;
  reached: boolean | null;
  interrupted: boolean;
  threads: number;
  processes: number;
  seconds: number;
  packs: number;
  gone: string[];
  choices: Choices;
  asked: {
    until_error: number | null;
    coups?: number;
    tallas?: number;
  };
  tallas?: number;
  burned?: number;
  sure_coups?: number;
};

export type SitCommand = {
  command: "sit";
  seat: number;
  who?: PersonId;
};

/** What sabot solve --json writes */
export type SolveOutput =
  | SolveReport
  | {
    sweep: SolveReport[];
  }
  | PanosSolveReport
  | {
    sweep: PanosSolveReport[];
  };

/** With which probability each decision is to draw */
export type SolvePlay = Array<{
  at: string;
  hand: string;
  draw: Exact;
  third?: number | "no";
}>;

/** A game solved under one setting */
export type SolveReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  with_replacement: boolean;
  gone: string[];
  sees: "totals" | "banker-cards" | "cards";
  follows_cuadro: boolean;
  deduction: Exact;
  equilibria: number;
  punto: SolvePlay;
  banca: SolvePlay;
  values: SolveValues;
  cuadro: Array<{
    options: Choices;
    punto_answers: SolvePlay;
    against_answer: SolveValues;
    against_equilibrium: SolveValues;
    cost_against_answer: Exact;
    cost_against_equilibrium: Exact;
  }>;
  packs?: number;
  cells?: {
    punto: Array<{
      at: string;
      reach: Exact;
      gain: Exact | null;
      drawing: {
          value: Exact;
          win: Exact;
          tie: Exact;
          loss: Exact;
          variance: Exact;
        } | null;
      standing: {
          value: Exact;
          win: Exact;
          tie: Exact;
          loss: Exact;
          variance: Exact;
        } | null;
    }>;
    banca: Array<{
      at: string;
      reach: Exact;
      gain: Exact | null;
      drawing: {
          value: Exact;
          win: Exact;
          tie: Exact;
          loss: Exact;
          variance: Exact;
        } | null;
      standing: {
          value: Exact;
          win: Exact;
          tie: Exact;
          loss: Exact;
          variance: Exact;
        } | null;
    }>;
  };
  answers?: {
    punto: SolvePlay;
    banca: SolvePlay;
    values: SolveValues;
    banca_answers: SolvePlay;
    values_with_banca_answer: SolveValues;
    punto_answers: SolvePlay;
    values_with_punto_answer: SolveValues;
  };
};

export type SolveValues = {
  punto: Exact;
  banca: Exact;
  house: Exact;
};

export type Source = "sabot" | "aside";

/** A simulation of a wheel */
export type SpinReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  seed: string;
  coups: number;
  counts: Record<string, number>;
  bets: Array<{
    bet: string;
    mean: Exact;
    error: number | null;
    interval: number[] | null;
    exact: Exact;
    compared: {
      mean: Exact;
      error: number | null;
    };
    deviation: number | null;
  }>;
  reached: boolean | null;
  interrupted: boolean;
  threads: number;
  processes: number;
  seconds: number;
  pockets: number;
  spins: number;
  asked: {
    until_error: number | null;
    coups: number;
  };
};

export type StaffAct = "never" | "keeping" | "report" | "ruling";

export type StandBehindCommand = {
  command: "stand-behind";
  seat: number;
  who?: PersonId;
};

export type StoodBehindEvent = {
  event: "stood-behind";
  person: PersonId;
  seat: number;
  "by-articles": string[];
  said: string;
};

export type StopCardAppearedEvent = {
  event: "stop-card-appeared";
  "by-articles": string[];
  said: string;
};

export type StopCardPlacedEvent = {
  event: "stop-card-placed";
  below: number;
  "by-articles": string[];
  said: string;
};

export type Suerte = "pleno" | "caballo" | "transversal" | "cuadro" | "seisena" | "columna" | "docena" | "doble-columna" | "doble-docena" | "rojo" | "negro" | "par" | "impar" | "falta" | "pasa" | "numero";

export type TallaEndedEvent = {
  event: "talla-ended";
  talla: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaBetCommand = {
  command: "bet";
  on: TreintaCuarentaChance;
  stake: Money;
  insured?: boolean;
  who?: PersonId;
};

export type TreintaCuarentaBetLostEvent = {
  event: "bet-lost";
  by: PersonId;
  on: TreintaCuarentaChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaBetPlacedEvent = {
  event: "bet-placed";
  by: PersonId;
  on: TreintaCuarentaChance;
  stake: Money;
  insurance: Money;
  insured: boolean;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaBetReturnedEvent = {
  event: "bet-returned";
  by: PersonId;
  on: TreintaCuarentaChance;
  stake: Money;
  insurance: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaBetWithdrawnEvent = {
  event: "bet-withdrawn";
  by: PersonId;
  on: TreintaCuarentaChance;
  stake: Money;
  insurance: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaBetWonEvent = {
  event: "bet-won";
  by: PersonId;
  on: TreintaCuarentaChance;
  stake: Money;
  winnings: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaBetsClosedEvent = {
  event: "bets-closed";
  croupier: PersonId;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCall = "cero" | "uno" | "dos" | "tres" | "cuatro" | "cinco" | "seis" | "siete" | "ocho" | "nueve" | "cuarenta";

export type TreintaCuarentaCardDealtEvent = {
  event: "card-dealt";
  row: TreintaCuarentaRow;
  card: Card;
  total: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCardDiscardedEvent = {
  event: "card-discarded";
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCardsClearedEvent = {
  event: "cards-cleared";
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaChance = "rojo" | "negro" | "color" | "inverso";

export type TreintaCuarentaChoiceOfferedEvent = {
  event: "choice-offered";
  to: PersonId;
  on: TreintaCuarentaChance;
  half: Money;
  prison: Money;
  times: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCloseCommand = {
  command: "close";
  who?: PersonId;
};

export type TreintaCuarentaColorCall = "gana" | "pierde";

export type TreintaCuarentaCommand =
  | AdmitCommand
  | SellChipsCommand
  | RedeemChipsCommand
  | SitCommand
  | StandBehindCommand
  | WaitCommand
  | LeaveCommand
  | TreintaCuarentaOpenCommand
  | TreintaCuarentaCloseCommand
  | CountCardsCommand
  | TreintaCuarentaMixCommand
  | CutCommand
  | TreintaCuarentaDeclineCutCommand
  | PlaceStopCardCommand
  | TreintaCuarentaCountRestCommand
  | RevealCommand
  | TreintaCuarentaBetCommand
  | TreintaCuarentaWithdrawCommand
  | TreintaCuarentaHalfCommand
  | TreintaCuarentaPrisonCommand
  | TreintaCuarentaNoVaMasCommand
  | TreintaCuarentaDealCommand
  | TreintaCuarentaPayCommand
  | TreintaCuarentaUltimaJugadaCommand
  | TreintaCuarentaRuleCommand
  | ClockOutCommand;

export type TreintaCuarentaCountRestCommand = {
  command: "count-rest";
  count: number;
  who?: PersonId;
};

export type TreintaCuarentaCoupAnnouncedEvent = {
  event: "coup-announced";
  negra: number;
  roja: number;
  wins: TreintaCuarentaChance[];
  color?: TreintaCuarentaColorCall;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCoupAnnulledEvent = {
  event: "coup-annulled";
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCoupEndedEvent = {
  event: "coup-ended";
  coup: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaCutDeclinedEvent = {
  event: "cut-declined";
  by: PersonId;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaDealCommand = {
  command: "deal";
  card: Card;
  who?: PersonId;
};

export type TreintaCuarentaDeclineCutCommand = {
  command: "decline-cut";
  who?: PersonId;
};

export type TreintaCuarentaEffect = "annul" | "discard" | "end-talla" | "go-on";

export type TreintaCuarentaEvent =
  | AdmittedEvent
  | ChipsSoldEvent
  | ChipsRedeemedEvent
  | SeatedEvent
  | StoodBehindEvent
  | PutOnListEvent
  | LeftEvent
  | TreintaCuarentaTableOpenedEvent
  | TreintaCuarentaTableClosedEvent
  | CardsCountedEvent
  | CardsMixedEvent
  | TreintaCuarentaCutDeclinedEvent
  | CardsCutEvent
  | StopCardPlacedEvent
  | StopCardAppearedEvent
  | TreintaCuarentaRestCountedEvent
  | TallaEndedEvent
  | OrderRevealedEvent
  | OrderExcusedEvent
  | TreintaCuarentaBetPlacedEvent
  | TreintaCuarentaBetWithdrawnEvent
  | TreintaCuarentaBetReturnedEvent
  | TreintaCuarentaBetLostEvent
  | TreintaCuarentaBetWonEvent
  | TreintaCuarentaInsuranceTakenEvent
  | TreintaCuarentaInsuranceReturnedEvent
  | TreintaCuarentaInsuredSparedEvent
  | TreintaCuarentaBetsClosedEvent
  | TreintaCuarentaCardDealtEvent
  | TreintaCuarentaRowClosedEvent
  | TreintaCuarentaCoupAnnouncedEvent
  | TreintaCuarentaCardsClearedEvent
  | TreintaCuarentaCoupEndedEvent
  | TreintaCuarentaLastCoupAnnouncedEvent
  | TreintaCuarentaLastCoupPlayedEvent
  | TreintaCuarentaRefaitMetEvent
  | TreintaCuarentaChoiceOfferedEvent
  | TreintaCuarentaHalfReturnedEvent
  | TreintaCuarentaImprisonedEvent
  | TreintaCuarentaPrisonerFreedEvent
  | TreintaCuarentaPrisonerLostEvent
  | TreintaCuarentaHouseDecidedEvent
  | TreintaCuarentaCardDiscardedEvent
  | TreintaCuarentaCoupAnnulledEvent
  | TreintaCuarentaRulingGivenEvent;

export type TreintaCuarentaHalfCommand = {
  command: "half";
  on: TreintaCuarentaChance;
  who?: PersonId;
};

export type TreintaCuarentaHalfReturnedEvent = {
  event: "half-returned";
  by: PersonId;
  on: TreintaCuarentaChance;
  returned: Money;
  lost: Money;
  times: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaHouseAct = "decline-cut" | "prison" | "half";

export type TreintaCuarentaHouseDecidedEvent = {
  event: "house-decided";
  person: PersonId;
  act: TreintaCuarentaHouseAct;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaImprisonedEvent = {
  event: "imprisoned";
  by: PersonId;
  on: TreintaCuarentaChance;
  value: Money;
  times: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaInsuranceReturnedEvent = {
  event: "insurance-returned";
  by: PersonId;
  on: TreintaCuarentaChance;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaInsuranceTakenEvent = {
  event: "insurance-taken";
  by: PersonId;
  on: TreintaCuarentaChance;
  amount: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaInsuredSparedEvent = {
  event: "insured-spared";
  by: PersonId;
  on: TreintaCuarentaChance;
  stake: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaLastCoupAnnouncedEvent = {
  event: "last-coup-announced";
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaLastCoupPlayedEvent = {
  event: "last-coup-played";
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaMixCommand = {
  command: "mix";
  commitment?: Digest;
  who?: PersonId;
};

export type TreintaCuarentaNoVaMasCommand = {
  command: "no-va-mas";
  who?: PersonId;
};

export type TreintaCuarentaOpenCommand = {
  command: "open";
  minimum: Money;
  who?: PersonId;
};

export type TreintaCuarentaPayCommand = {
  command: "pay";
  who?: PersonId;
};

export type TreintaCuarentaPhase = "closed" | "counting" | "mixing" | "cutting" | "stopping" | "betting" | "dealing-negra" | "dealing-roja" | "paying" | "choosing" | "recounting";

export type TreintaCuarentaPrisonCommand = {
  command: "prison";
  on: TreintaCuarentaChance;
  who?: PersonId;
};

export type TreintaCuarentaPrisonerFreedEvent = {
  event: "prisoner-freed";
  by: PersonId;
  on: TreintaCuarentaChance;
  value: Money;
  times: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaPrisonerLostEvent = {
  event: "prisoner-lost";
  by: PersonId;
  on: TreintaCuarentaChance;
  value: Money;
  times: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaPrisonerView = {
  by: PersonId;
  on: TreintaCuarentaChance;
  value: Money;
  times: number;
  asked: boolean;
};

export type TreintaCuarentaRefaitMetEvent = {
  event: "refait-met";
  by: PersonId;
  on: TreintaCuarentaChance;
  value: Money;
  lost: Money;
  times: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaRestCountedEvent = {
  event: "rest-counted";
  count: number;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaRow = "negra" | "roja";

export type TreintaCuarentaRowClosedEvent = {
  event: "row-closed";
  row: TreintaCuarentaRow;
  total: number;
  call: TreintaCuarentaCall;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaRowView = {
  cards: Card[];
  total: number;
};

export type TreintaCuarentaRuleCommand = {
  command: "rule";
  effect: TreintaCuarentaEffect;
  reason: string;
  who?: PersonId;
};

export type TreintaCuarentaRulingGivenEvent = {
  event: "ruling-given";
  by: PersonId;
  effect: TreintaCuarentaEffect;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaStakeView = {
  by: PersonId;
  on: TreintaCuarentaChance;
  amount: Money;
  insured: Money;
  insurance: Money;
};

export type TreintaCuarentaTableClosedEvent = {
  event: "table-closed";
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaTableOpenedEvent = {
  event: "table-opened";
  minimum: Money;
  maximum: Money;
  "by-articles": string[];
  said: string;
};

export type TreintaCuarentaUltimaJugadaCommand = {
  command: "ultima-jugada";
  who?: PersonId;
};

export type TreintaCuarentaView = {
  phase: TreintaCuarentaPhase;
  talla: number;
  coup: number;
  currency: string;
  minimum: Money;
  maximum: Money;
  "insurance-from": Money | null;
  "cards-left": number;
  "stop-card-appeared": boolean;
  commitment: Digest | null;
  negra: TreintaCuarentaRowView;
  roja: TreintaCuarentaRowView;
  last: boolean;
  over: boolean;
  tallador: PersonId | null;
  awaited: PersonId[];
  places: PlaceView[];
  waiting: PersonId[];
  stakes: TreintaCuarentaStakeView[];
  prison: TreintaCuarentaPrisonerView[];
  self: SelfView | null;
  "leaves-regulation": DepartureView[];
};

export type TreintaCuarentaWithdrawCommand = {
  command: "withdraw";
  on: TreintaCuarentaChance;
  who?: PersonId;
};

export type WaitCommand = {
  command: "wait";
  who?: PersonId;
};

export type WheelBallLaunchedEvent = {
  event: "ball-launched";
  from?: number;
  commitment?: Digest;
  "by-articles": string[];
  said: string;
};

export type WheelBetCommand = {
  command: "bet";
  on: Chance;
  stake: Money;
  pano?: number;
  who?: PersonId;
};

export type WheelBetLostEvent = {
  event: "bet-lost";
  by: PersonId;
  on: Chance;
  stake: Money;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelBetPlacedEvent = {
  event: "bet-placed";
  by: PersonId;
  on: Chance;
  stake: Money;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelBetReturnedEvent = {
  event: "bet-returned";
  by: PersonId;
  on: Chance;
  stake: Money;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelBetWithdrawnEvent = {
  event: "bet-withdrawn";
  by: PersonId;
  on: Chance;
  stake: Money;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelBetWonEvent = {
  event: "bet-won";
  by: PersonId;
  on: Chance;
  stake: Money;
  winnings: Money;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelBetsClosedEvent = {
  event: "bets-closed";
  croupier: PersonId;
  "by-articles": string[];
  said: string;
};

export type WheelBetsOpenedEvent = {
  event: "bets-opened";
  commitment?: Digest;
  "by-articles": string[];
  said: string;
};

export type WheelChoiceOfferedEvent = {
  event: "choice-offered";
  to: PersonId;
  on: Chance;
  half: Money;
  prison: Money;
  zeros: number;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelCloseCommand = {
  command: "close";
  who?: PersonId;
};

export type WheelColour = "amarillo" | "azul" | "blanco" | "gris" | "marron" | "morado" | "naranja" | "negro" | "rojo" | "rosa" | "verde" | "violeta";

export type WheelColourGivenEvent = {
  event: "colour-given";
  to: PersonId;
  colour: WheelColour;
  value: Money;
  "by-articles": string[];
  said: string;
};

export type WheelColourReturnedEvent = {
  event: "colour-returned";
  from: PersonId;
  colour: WheelColour;
  "by-articles": string[];
  said: string;
};

export type WheelColourView = {
  person: PersonId;
  colour: WheelColour;
  value: Money;
};

export type WheelCommand =
  | AdmitCommand
  | SellChipsCommand
  | RedeemChipsCommand
  | SitCommand
  | StandBehindCommand
  | WaitCommand
  | LeaveCommand
  | WheelOpenCommand
  | WheelCloseCommand
  | WheelBetCommand
  | WheelWithdrawCommand
  | WheelTurnWheelCommand
  | WheelHalfCommand
  | WheelPrisonCommand
  | WheelTakeColourCommand
  | WheelReturnColourCommand
  | WheelHaganSusApuestasCommand
  | WheelLanzarCommand
  | WheelNoVaMasCommand
  | WheelStopCommand
  | WheelPayCommand
  | WheelTiradaNulaCommand
  | WheelUltimaJugadaCommand
  | ClockOutCommand
  | WheelRuleCommand;

export type WheelCoupAnnulledEvent = {
  event: "coup-annulled";
  "by-articles": string[];
  said: string;
};

export type WheelCoupEndedEvent = {
  event: "coup-ended";
  coup: number;
  "by-articles": string[];
  said: string;
};

export type WheelEffect = "annul" | "go-on";

export type WheelEvent =
  | AdmittedEvent
  | ChipsSoldEvent
  | ChipsRedeemedEvent
  | SeatedEvent
  | StoodBehindEvent
  | PutOnListEvent
  | LeftEvent
  | WheelTableOpenedEvent
  | WheelWheelShownEvent
  | WheelTableClosedEvent
  | WheelColourGivenEvent
  | WheelColourReturnedEvent
  | WheelPaidInChipsEvent
  | WheelBetPlacedEvent
  | WheelBetWithdrawnEvent
  | WheelBetLostEvent
  | WheelBetWonEvent
  | WheelBetReturnedEvent
  | WheelBetsOpenedEvent
  | WheelWheelTurnedEvent
  | WheelBallLaunchedEvent
  | WheelLastSpinAnnouncedEvent
  | WheelBetsClosedEvent
  | WheelSpinAnnulledEvent
  | WheelSpinOpenedEvent
  | WheelNumberAnnouncedEvent
  | WheelCoupEndedEvent
  | WheelZeroMetEvent
  | WheelChoiceOfferedEvent
  | WheelHalfReturnedEvent
  | WheelImprisonedEvent
  | WheelPrisonerFreedEvent
  | WheelPrisonerLostEvent
  | WheelHouseDecidedEvent
  | WheelRulingGivenEvent
  | WheelCoupAnnulledEvent;

export type WheelHaganSusApuestasCommand = {
  command: "hagan-sus-apuestas";
  commitment?: Digest;
  who?: PersonId;
};

export type WheelHalfCommand = {
  command: "half";
  on: Chance;
  who?: PersonId;
};

export type WheelHalfReturnedEvent = {
  event: "half-returned";
  by: PersonId;
  on: Chance;
  returned: Money;
  lost: Money;
  zeros: number;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelHouseAct = "prison" | "half";

export type WheelHouseDecidedEvent = {
  event: "house-decided";
  person: PersonId;
  act: WheelHouseAct;
  "by-articles": string[];
  said: string;
};

export type WheelImprisonedEvent = {
  event: "imprisoned";
  by: PersonId;
  on: Chance;
  value: Money;
  zeros: number;
  pano: number;
  "by-articles": string[];
  said: string;
};

/** The odds of one kind of chance */
export type WheelKind = {
  kind: string;
  chances: string[];
  numbers: number;
  pockets: number;
  price: string;
  ways: Array<{
    choice: "half" | "prison" | "best" | null;
    standard_deviation: string;
    value: Exact;
    edge: Exact;
    variance: Exact;
  }>;
  prison: {
      zeros: Array<{
        zeros: number;
        must_stay: boolean;
        best: "half" | "prison";
        held: Exact;
        half: Exact;
        prisoner: Exact;
        best_prisoner: Exact;
      }>;
      then_shrinks_by: Exact;
    } | null;
  win: Exact;
  zero: Exact;
  loss: Exact;
};

export type WheelLanzarCommand = {
  command: "lanzar";
  commitment?: Digest;
  who?: PersonId;
};

export type WheelLastSpinAnnouncedEvent = {
  event: "last-spin-announced";
  "by-articles": string[];
  said: string;
};

export type WheelNoVaMasCommand = {
  command: "no-va-mas";
  who?: PersonId;
};

export type WheelNumberAnnouncedEvent = {
  event: "number-announced";
  number: number;
  wins: Suerte[];
  "by-articles": string[];
  said: string;
};

/** The odds of a wheel under one setting */
export type WheelOddsReport = {
  rules: string;
  regulation: string;
  game: string;
  settings: string[];
  leaves_regulation: Array<{
    setting: string;
    value: string;
    by: string[];
  }>;
  overlay: string;
  pockets: number;
  house_number: number;
  house_number_rule: string;
  kinds: WheelKind[];
  stake?: string;
  minimum?: string;
  session?: OddsSession;
};

export type WheelOpenCommand = {
  command: "open";
  minimum: Money;
  who?: PersonId;
};

export type WheelPaidInChipsEvent = {
  event: "paid-in-chips";
  to: PersonId;
  colour: WheelColour;
  chips: number;
  rest: Money;
  "by-articles": string[];
  said: string;
};

export type WheelPayCommand = {
  command: "pay";
  who?: PersonId;
};

export type WheelPhase = "closed" | "waiting" | "betting" | "rolling" | "annulled" | "no-more" | "paying" | "choosing";

export type WheelPrisonCommand = {
  command: "prison";
  on: Chance;
  who?: PersonId;
};

export type WheelPrisonerFreedEvent = {
  event: "prisoner-freed";
  by: PersonId;
  on: Chance;
  value: Money;
  zeros: number;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelPrisonerLostEvent = {
  event: "prisoner-lost";
  by: PersonId;
  on: Chance;
  value: Money;
  zeros: number;
  pano: number;
  "by-articles": string[];
  said: string;
};

export type WheelPrisonerView = {
  by: PersonId;
  on: Chance;
  pano: number;
  value: Money;
  zeros: number;
  asked: boolean;
};

export type WheelReturnColourCommand = {
  command: "return-colour";
  who?: PersonId;
};

export type WheelRuleCommand = {
  command: "rule";
  effect: WheelEffect;
  reason: string;
  who?: PersonId;
};

export type WheelRulingGivenEvent = {
  event: "ruling-given";
  by: PersonId;
  effect: WheelEffect;
  reason: string;
  "by-articles": string[];
  said: string;
};

export type WheelSpinAnnulledEvent = {
  event: "spin-annulled";
  from?: number;
  "bets-open": boolean;
  "by-articles": string[];
  said: string;
};

export type WheelSpinOpenedEvent = {
  event: "spin-opened";
  pocket: number;
  salt: Digest;
  "by-articles": string[];
  said: string;
};

export type WheelStakeView = {
  by: PersonId;
  on: Chance;
  pano: number;
  amount: Money;
  won: boolean;
};

export type WheelStopCommand = {
  command: "stop";
  number?: number;
  pocket?: number;
  salt?: Digest;
  who?: PersonId;
};

export type WheelTableClosedEvent = {
  event: "table-closed";
  "by-articles": string[];
  said: string;
};

export type WheelTableOpenedEvent = {
  event: "table-opened";
  minimum: Money;
  panos: number;
  advance: Money;
  guarantee: Money;
  "by-articles": string[];
  said: string;
};

export type WheelTakeColourCommand = {
  command: "take-colour";
  colour: WheelColour;
  value?: Money;
  who?: PersonId;
};

export type WheelTermsView = {
  suerte: Suerte;
  price: Ratio;
  maximum: Money;
};

export type WheelTiradaNulaCommand = {
  command: "tirada-nula";
  who?: PersonId;
};

export type WheelTurnWheelCommand = {
  command: "turn-wheel";
  pockets: number;
  who?: PersonId;
};

export type WheelUltimaJugadaCommand = {
  command: "ultima-jugada";
  who?: PersonId;
};

export type WheelView = {
  phase: WheelPhase;
  coup: number;
  currency: string;
  minimum: Money;
  minima: Money[];
  terms: WheelTermsView[];
  wheel: number[];
  red: number[];
  black: number[];
  number: number | null;
  past: number[];
  commitment: Digest | null;
  turned: number;
  last: boolean;
  over: boolean;
  awaited: PersonId[];
  places: PlaceView[];
  waiting: PersonId[];
  colours: WheelColourView[];
  stakes: WheelStakeView[];
  prison: WheelPrisonerView[];
  self: SelfView | null;
  "leaves-regulation": DepartureView[];
};

export type WheelWheelShownEvent = {
  event: "wheel-shown";
  order: number[];
  "by-articles": string[];
  said: string;
};

export type WheelWheelTurnedEvent = {
  event: "wheel-turned";
  by: PersonId;
  pockets: number;
  "by-articles": string[];
  said: string;
};

export type WheelWithdrawCommand = {
  command: "withdraw";
  on: Chance;
  pano?: number;
  who?: PersonId;
};

export type WheelZeroMetEvent = {
  event: "zero-met";
  by: PersonId;
  on: Chance;
  value: Money;
  lost: Money;
  zeros: number;
  pano: number;
  "by-articles": string[];
  said: string;
};
