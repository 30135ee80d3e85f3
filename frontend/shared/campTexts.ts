/** What families read of a camp that tells nothing itself. */
export const usualCampTexts = {
  description: "Age-based groups, plenty of repetitions, and coaches who know every player by name.",
  playerChecklist:
    "Bat, glove and helmet with your name on them, cleats or turf shoes, a full water bottle, sunscreen and a snack.",
  arrivalInfo:
    "Please arrive 15 minutes before the start. A coach checks players in at the field named for their group.",
  pickupInfo:
    "Players wait with their coach until somebody we know takes them home. Please tell us in the morning if that is somebody else.",
  safetyNotes:
    "Helmets are worn for all live hitting. Coaches have ice and a first aid kit, and call the emergency contact at once if a player is hurt.",
  campSchedule: "Each group meets at its own time and on its own field, as listed under the divisions.",
  agenda:
    "Warm-up and throwing, fielding in small groups, hitting stations, a short game, and a stretch to end the day.",
} as const;
