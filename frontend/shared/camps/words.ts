export const campTextsWords = {
  venmo: "Venmo",
  cashApp: "Cash App",
  cash: "Cash",
  card: "Card",
  other: "Other",
  drillsGamesAndTime: "Drills, games, and time with our coaches, in small groups by age and sport.",
  eachAgeDivisionHas:
    "Each age division has its own hour. You’ll find it under Age divisions. Please come 10 minutes early.",
  warmUpAndThrowing:
    "Warm-up and throwing. Stations for hitting, fielding, and baserunning. Live play in small groups. A short talk to wrap up the day.",
  gloveBatAndHelmet:
    "Glove, bat, and helmet, if you have them\nCleats or sneakers\nCap and athletic wear\nFull water bottle\nSunscreen and a small snack",
  pleaseCome10Minutes: "Please come 10 minutes early and check in with a coach at the field, so we know you’re there.",
  pleaseBeBackAt:
    "Please be back at the field when the session ends. Players only leave with a parent or someone a parent has named.",
  playersWearHelmets:
    "Players wear helmets at bat and on the bases. We take a water break at least every half hour and keep a first-aid kit at the field. Tell a coach about anything we should know.",
};

export const howPaidWords = {
  howWasItPaid: "How was it paid?",
};
