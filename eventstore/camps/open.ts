export type { CampEvent, ToldParticipant } from "./events.ts";
