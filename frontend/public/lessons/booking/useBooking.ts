import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type BookLesson, lessonMinutes, lessonsUrl, LessonView } from "../../../../backend/lessons/contract.ts";
import { ApiError, command, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { loginPath } from "../../accounts/returnAddress.ts";
import { attemptKeys } from "../../../shared/attemptKey.ts";
import { forgetBookingDraft } from "./bookingDraft.ts";
import type { Time } from "./freeTimes.ts";
import { rememberLastBooking } from "./lastBooking.ts";

export type Contact = Pick<BookLesson, "studentPhone" | "studentEmail" | "sessionFocus" | "weeklyRecurring" | "notes">;

/** Books the chosen time. A refusal because of the time (409) asks for the times anew through `onTimeRefused`. */
export const useBooking = (instructorId: string, onTimeRefused: () => void) => {
  const [keyOf] = useState(attemptKeys);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useMutation({
    mutationFn: async ({ time, contact }: { time: Time; contact: Contact }) => {
      const booking = {
        ...contact,
        instructorId,
        scheduledDate: time.startsAt,
        price: time.price,
        location: time.location,
        duration: lessonMinutes,
      };
      return LessonView.parse(await command("POST", lessonsUrl, booking, { idempotencyKey: keyOf(booking) }));
    },
    onSuccess: async (lesson, { time: { slotId, date, startTime } }) => {
      rememberLastBooking({ lessonId: lesson.id, instructorId, slotId, date, time: startTime });
      forgetBookingDraft();
      await queryClient.invalidateQueries({ queryKey: [lessonsUrl] });
      toast({ title: "Lesson Booked!" });
      await navigate("/booking-success");
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) {
        void navigate(loginPath(pathname + search)); // the draft is kept
        return;
      }
      if (error instanceof ApiError && error.status === 409) onTimeRefused();
      toast({
        title: "Booking Failed",
        text: wordsOf(error, "Please try again or contact support."),
        kind: "destructive",
      });
    },
  });
};
