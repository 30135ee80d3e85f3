export { type TeamCreationEvent, type TeamFinderEvent, teamOfSubject, teamStatusAfter, teamSubject } from "./events.ts";
