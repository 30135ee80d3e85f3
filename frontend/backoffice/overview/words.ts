export const overviewWords = {
  addAnInstructor: "Add an instructor",
  findThePerson: "Find the person and change their role.",
  seeAllLessons: "See all lessons",
  eachWithItsHistory: "Each with its history.",
  nextSteps: "Next steps",
  yourAddressIsntSet:
    "Your address isn’t set, so pages, emails and calendars leave it out. Set FACILITY_ADDRESS on the server.",
  replyOnYourOwnDashboard: "You reply to requests on your own dashboard.",
  instructorDashboard: "Instructor Dashboard",
  atAGlance: (facility: string) => `${facility} at a glance.`,
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}`,
  coach: "coach",
};
