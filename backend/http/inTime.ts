import { Rejection } from "./rejection.ts";

/** For a body of ordinary size, ms: 256 kB on a slow phone. */
const usualTime = 15_000;

const message = "What you sent took too long to arrive. Please check your connection and try again.";

/** What `reading` a body gives, as long as all of it comes within so many ms. Throws a Rejection else. */
export const inTime = async <T>(reading: Promise<T>, within = usualTime): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Rejection("tooSlow", "TooSlow", message)), within);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
};
