export const overviewWords = {
  appointAnInstructor: "Appoint an instructor",
  findThePersonChange: "Find the person, change the role. They can publish times at once.",
  lookThroughTheLessons: "Look through the lessons",
  everyInstructorsLessonsWith: "Every instructor’s lessons, with the history of each.",
  nextSteps: "Next steps",
  yourAddressIsntSet:
    "Your address isn’t set, so pages, emails and calendars leave it out. Whoever runs the server sets it as FACILITY_ADDRESS.",
  youAnswerRequestsOn: "You answer requests on your own dashboard.",
  instructorDashboard: "Instructor Dashboard",
  facilityWhoIsHere: (facility: string) => `${facility}: who is here, and what waits.`,
  yourPartOfThe: "Your part of the facility.",
  welcomeBackFirstName: (firstName: string) => `Welcome back, ${firstName}`,
};
