import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { z } from "zod";
import {
  BookingContact,
  BookLesson,
  lessonMinutes,
  lessonsUrl,
  LessonView,
  myLessonsUrl,
} from "../../../../backend/lessons/contract.ts";
import { ApiError, command } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { settings } from "../../../shared/settings.ts";
import { toast } from "../../../shared/toastStore.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { bookingDraft } from "./bookingDraft.ts";
import type { Time } from "./freeTimes.ts";
import { lastBooking } from "./lastBooking.ts";
import { bookingWords as words } from "../words.ts";

const Contact = BookingContact.extend({ notes: BookLesson.shape.notes });
export type Contact = z.infer<typeof Contact>;

/** The booking form and how it is sent. If the time is refused (409), `onTimeRefused` refetches the times. */
export const useBooking = (instructorId: string, onTimeRefused: () => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useForm({
    resolver: zodResolver(Contact),
    defaultValues: { studentPhone: "", studentEmail: "", notes: "" },
  });
  const sending = useSend(
    async (
      { time, contact, playerId, alsoOn }: { time: Time; contact: Contact; playerId?: string; alsoOn: string[] },
      attempt,
    ) => {
      const booking = {
        ...(playerId && { playerId }),
        ...contact,
        instructorId,
        scheduledDate: time.startsAt,
        ...(alsoOn.length > 0 && { alsoOn }),
        price: time.price,
        location: time.location,
        duration: lessonMinutes,
        agreedTo: settings().policies,
      };
      return LessonView.parse(await command("POST", lessonsUrl, booking, attempt(booking)));
    },
    {
      form,
      failed: { title: words.bookingFailed, text: words.pleaseTryAgainOr },
      refused: (error) => {
        if (!(error instanceof ApiError)) return false;
        if (error.status === 401) void navigate(loginPath(pathname + search)); // and come back to the kept draft
        if (error.status === 409) onTimeRefused();
        return error.status === 401;
      },
      sent: async (lesson, { time: { slotId, date, startTime } }) => {
        lastBooking.keep({ lessonId: lesson.id, instructorId, slotId, date, time: startTime });
        bookingDraft.forget();
        await queryClient.invalidateQueries({ queryKey: [myLessonsUrl] });
        const coach = lesson.instructor.user.firstName ?? words.yourCoach;
        toast({ title: words.lessonBooked, text: words.requestSentCoachWill(coach) });
        await navigate("/booking-success", { replace: true }); // Back must not lead to an empty form
      },
    },
  );
  return { form, ...sending };
};
