export const duringCampWords = {
  scheduleAnyway: "Schedule anyway?",
  goBack: "Go back",
  scheduleAnyway2: "Schedule anyway",
};
