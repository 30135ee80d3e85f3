const key = "fungo.last-booking";

/** Ids and times only: whoever looks into this browser learns nobody's name. */
export type LastBooking = { lessonId: string; instructorId: string; slotId: string; date: string; time: string };

export const rememberLastBooking = (booking: LastBooking) => {
  try {
    localStorage.setItem(key, JSON.stringify(booking));
  } catch {
    // The success page then speaks in general.
  }
};

export const lastBooking = (): LastBooking | null => {
  try {
    const told: LastBooking | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return told;
  } catch {
    return null;
  }
};

export const forgetLastBooking = () => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
