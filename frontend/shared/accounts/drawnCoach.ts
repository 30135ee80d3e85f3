/** What stands for a coach until there is a photo. */
export const drawnCoach = "/portraits/coach.svg";
