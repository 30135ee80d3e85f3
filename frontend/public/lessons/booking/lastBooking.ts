const key = "fungo.last-booking";

/** Ids and times only: whoever looks into this browser learns nobody's name. */
export type LastBooking = { lessonId: string; instructorId: string; slotId: string; date: string; time: string };

let inThisTab: LastBooking | null = null; // where the browser keeps nothing

export const rememberLastBooking = (booking: LastBooking) => {
  inThisTab = booking;
  try {
    localStorage.setItem(key, JSON.stringify(booking));
  } catch {
    // Known until the page is loaded anew.
  }
};

export const lastBooking = (): LastBooking | null => {
  try {
    const told: LastBooking | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return told ?? inThisTab;
  } catch {
    return inThisTab;
  }
};

export const forgetLastBooking = () => {
  inThisTab = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
