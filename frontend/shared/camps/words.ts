export const campTextsWords = {
  venmo: "Venmo",
  cashApp: "Cash App",
  cash: "Cash",
  card: "Card",
  other: "Other",
  drillsGamesAndTime: "Drills, games and time with our coaches, in small groups by age and sport.",
  eachAgeDivisionHas:
    "Each age division has its own hour, as listed under age divisions. Please come ten minutes before it begins.",
  warmUpAndThrowing:
    "Warm-up and throwing. Stations for hitting, fielding and running. Live play in small groups. A short talk about the day to end with.",
  gloveBatAndHelmet:
    "Glove, bat and helmet, if you own them\nCleats or sneakers\nA cap and athletic wear\nA full water bottle\nSunscreen and a small snack",
  pleaseComeTenMinutes:
    "Please come ten minutes early and check in with a coach at the field, so that we know who is there.",
  pleaseBeBackAt:
    "Please be back at the field when the session ends. A child goes home only with a parent or with somebody whom a parent has named.",
  helmetsAreWornAt:
    "Helmets are worn at bat and on the bases. There are water breaks at least every half hour, and a first-aid kit is at the field. Tell a coach about anything that we should know.",
};

export const howPaidWords = {
  howWasItPaid: "How was it paid?",
};
