export const overviewWords = {
  addAnInstructor: "Add an instructor",
  findThePerson: "Find the person and change their role. They can add availability right away.",
  seeAllLessons: "See all lessons",
  everyCoachsLessons: "Every coach’s lessons, each with its history.",
  nextSteps: "Next steps",
  yourAddressIsntSet:
    "Your address isn’t set, so pages, emails and calendars leave it out. Whoever runs the server sets it as FACILITY_ADDRESS.",
  replyOnYourOwnDashboard: "You reply to requests on your own dashboard.",
  instructorDashboard: "Instructor Dashboard",
  atAGlance: (facility: string) => `${facility} at a glance.`,
  whatConcernsYou: "What concerns you at the facility.",
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}`,
  coach: "coach",
};
