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
