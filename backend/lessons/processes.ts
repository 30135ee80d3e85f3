import { mailInstructorWhenLessonBooked } from "./mailInstructorWhenLessonBooked.ts";
import { mailInstructorWhenLessonCancelled } from "./mailInstructorWhenLessonCancelled.ts";
import { mailInstructorsWhenCustomLessonRequested } from "./mailInstructorsWhenCustomLessonRequested.ts";
import { mailPlayerWhenLessonBooked } from "./mailPlayerWhenLessonBooked.ts";
import { mailPlayerWhenLessonCancelled } from "./mailPlayerWhenLessonCancelled.ts";
import { mailPlayerWhenLessonConfirmed } from "./mailPlayerWhenLessonConfirmed.ts";
import { mailPlayerWhenLessonDeclined } from "./mailPlayerWhenLessonDeclined.ts";
import { mailSenderWhenCustomLessonRequested } from "./mailSenderWhenCustomLessonRequested.ts";
import { mailWaitingPlayersWhenTimeIsFull } from "./mailWaitingPlayersWhenTimeIsFull.ts";

/** What follows from the facts of lessons. Another sentence is another file and its line here. */
export const lessonProcesses = [
  mailPlayerWhenLessonBooked,
  mailPlayerWhenLessonConfirmed,
  mailPlayerWhenLessonDeclined,
  mailPlayerWhenLessonCancelled,
  mailInstructorWhenLessonBooked,
  mailInstructorWhenLessonCancelled,
  mailWaitingPlayersWhenTimeIsFull,
  mailInstructorsWhenCustomLessonRequested,
  mailSenderWhenCustomLessonRequested,
];
