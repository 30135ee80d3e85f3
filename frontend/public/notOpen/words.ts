export const notOpenYetWords = {
  untilThenReach: (facility: string) => `Until then, reach ${facility} by email or phone:`,
  whatYouCanDo: "What you can do today:",
  bookAOneHour: "Book a one-hour lesson",
  us: "us",
};

export const coachingCredentialsPageWords = {
  coachingCredentials: "Coaching Credentials",
  whoComesToYour: "Who comes to your field, and what they’ve done in the game.",
  thisPageIsComing: "This page is coming soon",
  coachingCredentialsSubject: "Coaching credentials",
  ourCoachesExperience:
    "This is where you’ll find our coaches’ experience and what they offer leagues and clubs. You can request a clinic now, or meet the coaches who teach here.",
  requestCoachingClinic: "Request Coaching Clinic",
  viewTrainingCamps: "View Training Camps",
};

export const subscribePageWords = {
  videoAnalysis: "Video Analysis",
  tenDollarsAMonth: "$10 a month: four videos, each marked up and explained by a coach.",
  youCantSignUp: "You can’t sign up online yet",
  videoAnalysisMembership: "Video analysis membership",
  filmASwingFrom:
    "Film a swing from the side, send it in, and get it back with notes you can take to the cage. When memberships open, this is where you’ll sign up.",
};

export const videoPageWords = {
  videoNotFound: "Video Not Found",
  theresNoVideo: "There’s no video at this address. It may have been removed.",
  backToVideos: "Back to videos",
};

export const videosPageWords = {
  videoLibrary: "Video Library",
  yourSwingsWithYour: "Your swings, with your coach’s marks and notes.",
  youCantSendVideos: "You can’t send in videos online yet",
  videoAnalysis: "Video analysis",
  yourVideosAndTheir:
    "Your videos and their analysis will be here. When memberships open, this is where you’ll send in a swing.",
};
