export const notOpenYetWords = {
  untilThenFacilityAnswers: (facility: string) => `Until then ${facility} answers by e-mail and phone:`,
  whatYouCanDo: "What you can do here today:",
  bookAOneHour: "Book a one-hour lesson",
};

export const coachingCredentialsPageWords = {
  coachingCredentials: "Coaching Credentials",
  whoComesToYour: "Who comes to your field, and what they have done in the game.",
  thisPageIsBeing: "This page is being written",
  coachingCredentials2: "Coaching credentials",
  ourCoachesExperienceAnd:
    "Our coaches’ experience, and what they offer leagues and clubs, will stand here. You can already ask for a clinic, and meet the instructors who teach here.",
  requestCoachingClinic: "Request Coaching Clinic",
  viewTrainingCamps: "View Training Camps",
};

export const subscribePageWords = {
  videoAnalysis: "Video Analysis",
  n10AMonthFour: "$10 a month: four videos, each drawn on and explained by an instructor.",
  theMembershipCannotBe: "The membership cannot be bought online yet",
  videoAnalysisMembership: "Video analysis membership",
  filmASwingFrom:
    "Film a swing from the side, send it in, and get it back with marks and words you can take to the cage. As soon as you can subscribe here, this page is where you do it.",
};

export const videoPageWords = {
  videoNotFound: "Video Not Found",
  thereIsNoVideo: "There is no video at this address, or it is not there any more.",
  backToTheVideos: "Back to the videos",
};

export const videosPageWords = {
  videoLibrary: "Video Library",
  yourSwingsWithWhat: "Your swings, with what your instructor drew and said.",
  videosCannotBeSent: "Videos cannot be sent in online yet",
  videoAnalysis: "Video analysis",
  theVideosOfMembers:
    "The videos of members will stand here, each with its analysis. As soon as the membership opens, this page is where you send in a swing.",
};
