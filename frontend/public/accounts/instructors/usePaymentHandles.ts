import { useSettings } from "../../../shared/settings.ts";
import { useInstructors } from "./useInstructors.ts";

/**
 * Where to pay for an instructor's lessons: the facility's accounts for null or for a former instructor. Undefined until
 * known, so that nobody pays the facility by mistake.
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
