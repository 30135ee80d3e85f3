export const overviewWords = {
  addAnInstructor: "Add an instructor",
  findThePerson: "Find the person and change their role.",
  seeAllLessons: "See all lessons",
  eachWithItsHistory: "Each with its history.",
  nextSteps: "Next steps",
  yourAddressIsntSet:
    "Your address isn’t set, so pages, emails and calendars leave it out. Set FACILITY_ADDRESS on the server.",
  sampleTestimonials:
    "The membership page shows sample testimonials. Replace them with what families really said: edit subscribe.json in CONTENT_DIR.",
  noTestimonials:
    "The membership page has no testimonials yet. Add what families really said to subscribe.json in CONTENT_DIR.",
  replyOnYourOwnDashboard: "You reply to requests on your own dashboard.",
  instructorDashboard: "Instructor Dashboard",
  atAGlance: (facility: string) => `${facility} at a glance.`,
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}`,
  coach: "coach",
};
