export const heroWords = {
  campsClinics: "Camps & Clinics",
  requestClinic: "Request Clinic",
  videoAnalysis: "Video Analysis",
  getInRepsThis: "Get in Reps This Summer!",
  hittingFieldingInstructionAvailable: "Hitting & Fielding Instruction Available!",
  bookYourLesson: "Book Your Lesson",
};

export const howItWorksWords = {
  pickYourInstructor: "Pick your instructor",
  readWhoTheyAre: "Read who they are, what they teach and what an hour costs.",
  chooseADayAnd: "Choose a day and time",
  youSeeTheTimes: "You see the times that are really free, and how many places are left.",
  tellUsWhatTo: "Tell us what to work on",
  hittingFieldingOrBoth: "Hitting, fielding or both. Pay by Venmo or Cash App.",
  showUpAndSwing: "Show up and swing",
  comeFiveMinutesEarly: "Come five minutes early, with your own bat and helmet.",
  aLessonFromHere: "A lesson, from here to home plate",
};

export const pennantsWords = {
  sevenWorldSeriesAppearances: "Seven World Series appearances",
  yearsAnd: (years: string) => `${years} and `,
  theCoachingBehindEvery: ": the coaching behind every lesson has been there.",
};

export const waysToTrainWords = {
  hitting: "Hitting",
  findASwingThat: "Find a swing that holds up: balance, bat path, timing. An hour of work on one thing at a time.",
  bookAHittingLesson: "Book a hitting lesson",
  fielding: "Fielding",
  firstStepFootworkClean:
    "First step, footwork, clean hands and a throw that gets there. For infielders and outfielders.",
  bookAFieldingLesson: "Book a fielding lesson",
  videoAnalysis: "Video analysis",
  filmASwingSend: "Film a swing, send it in, and get it back drawn on and explained. Four videos a month for $10.",
  aboutTheMembership: "About the membership",
  threeWaysToGet: "Three ways to get better",
};

export const landingWords = {
  theCageIsLit: "The cage is lit and the bucket is full",
  meetThePeopleWho: "Meet the people who will be feeding you the next hundred balls, and see when they have time.",
  meetOurInstructors: "Meet our instructors",
  productNameBaseballAnd: (productName: string) => `${productName}: baseball and softball training`,
};
