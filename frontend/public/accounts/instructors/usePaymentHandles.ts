import { useSettings } from "../../../shared/settings.ts";
import { useInstructors } from "./useInstructors.ts";

/**
 * Where an instructor's lessons are paid; at the facility for null, and for one who is gone. Undefined while either is
 * not known, so that nobody pays the facility in the meantime.
 */
export const usePaymentHandles = (instructorId: string | null | undefined) => {
  const { payment } = useSettings();
  const { data: instructors, error, refetch } = useInstructors();
  const own = () => {
    if (!instructorId || !instructors) return undefined;
    return instructors.find(({ id }) => id === instructorId)?.payment ?? payment;
  };
  const handles = instructorId === null ? payment : own();
  return { handles, error: handles ? null : error, retry: () => void refetch() };
};
