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
