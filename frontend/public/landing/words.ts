export const heroWords = {
  campsClinics: "Camps & Clinics",
  requestClinic: "Request Clinic",
  videoAnalysis: "Video Analysis",
  getInRepsThis: "Get in Reps This Summer!",
  hittingFieldingInstructionAvailable: "Hitting & Fielding Instruction Available!",
  bookYourLesson: "Book Your Lesson",
};

export const howItWorksWords = {
  pickYourCoach: "Pick your coach",
  seeWhoTheyAre: "See who they are, what they teach, and what an hour costs.",
  chooseADayAnd: "Choose a day and time",
  seeEveryOpening: "See every opening, and how many spots are left.",
  tellUsWhatTo: "Tell us what to work on",
  hittingFieldingOrBoth: "Hitting, fielding, or both. Pay by Venmo or Cash App.",
  showUpAndSwing: "Show up and swing",
  comeFiveMinutesEarly: "Come five minutes early with your own bat and helmet.",
  aLessonFromHere: "A lesson, from here to home plate",
};

export const pennantsWords = {
  sevenWorldSeriesAppearances: "Seven World Series appearances",
  yearsAnd: (years: string) => `${years}, and `,
  theCoachingBehindEvery: ": the coaching behind every lesson has been there.",
};

export const waysToTrainWords = {
  hitting: "Hitting",
  buildASwingThat: "Build a swing that holds up: balance, bat path, timing. An hour of work, one thing at a time.",
  bookAHittingLesson: "Book a hitting lesson",
  fielding: "Fielding",
  firstStepFootworkClean:
    "First step, footwork, clean hands, and a throw that gets there. For infielders and outfielders.",
  bookAFieldingLesson: "Book a fielding lesson",
  videoAnalysis: "Video analysis",
  filmASwingSend: "Film a swing, send it in, and get it back marked up and explained. Four videos a month for $10.",
  aboutTheMembership: "About the membership",
  threeWaysToGet: "Three ways to get better",
  lookingForATeam: "Looking for a team?",
  findATeam: "Find a team",
  or: "or",
  createATeam: "create a team",
  trainingCoaches: "Want a clinic for your coaches?",
  seeCredentials: "See our credentials",
};

export const landingWords = {
  theCageIsLit: "The cage is lit and the bucket is full",
  meetTheCoachesWho: "Meet the coaches who’ll feed you your next hundred balls, and see when they’re open.",
  meetOurInstructors: "Meet our instructors",
  productNameBaseballAnd: (productName: string) => `${productName}: baseball and softball training`,
};
