import { mailInstructorWhenCancellationAsked, mailInstructorWhenMoveAsked } from "./mailInstructorWhenChangeAsked.ts";
import { mailInstructorWhenLessonBooked } from "./mailInstructorWhenLessonBooked.ts";
import { mailInstructorWhenLessonCancelled } from "./mailInstructorWhenLessonCancelled.ts";
import { mailInstructorWhenLessonMoved } from "./mailInstructorWhenLessonMoved.ts";
import { mailInstructorsWhenCustomLessonRequested } from "./mailInstructorsWhenCustomLessonRequested.ts";
import { mailPlayerWhenLessonBooked } from "./mailPlayerWhenLessonBooked.ts";
import { mailPlayerWhenLessonCancelled } from "./mailPlayerWhenLessonCancelled.ts";
import { mailPlayerWhenLessonConfirmed } from "./mailPlayerWhenLessonConfirmed.ts";
import { mailPlayerWhenLessonDeclined } from "./mailPlayerWhenLessonDeclined.ts";
import { mailPlayerWhenLessonMoved } from "./mailPlayerWhenLessonMoved.ts";
import { mailPlayerWhenMoveOffered } from "./mailPlayerWhenMoveOffered.ts";
import { mailSenderWhenCustomLessonRequested } from "./mailSenderWhenCustomLessonRequested.ts";
import { mailWaitingPlayersWhenTimeIsFull } from "./mailWaitingPlayersWhenTimeIsFull.ts";
import { mailInstructorWhenProposalDeclined, mailPlayerWhenProposalDeclined } from "./mailWhenProposalDeclined.ts";

/** What follows from the facts of lessons. Another sentence is another file and its line here. */
export const lessonProcesses = [
  mailPlayerWhenLessonBooked,
  mailPlayerWhenLessonConfirmed,
  mailPlayerWhenLessonDeclined,
  mailPlayerWhenLessonCancelled,
  mailPlayerWhenLessonMoved,
  mailPlayerWhenMoveOffered,
  mailPlayerWhenProposalDeclined,
  mailInstructorWhenLessonBooked,
  mailInstructorWhenLessonCancelled,
  mailInstructorWhenLessonMoved,
  mailInstructorWhenMoveAsked,
  mailInstructorWhenCancellationAsked,
  mailInstructorWhenProposalDeclined,
  mailWaitingPlayersWhenTimeIsFull,
  mailInstructorsWhenCustomLessonRequested,
  mailSenderWhenCustomLessonRequested,
];
