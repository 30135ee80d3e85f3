const told = new Map<string, string>(); // by the draft's child

/**
 * What parents type about their children's health: in this page's memory until it is sent, nowhere else in the browser.
 * Whoever opens the computer after them finds nothing of it.
 */
export const medicalTold = (childId: string) => told.get(childId) ?? "";
export const tellMedical = (childId: string, text: string) => {
  if (text.trim()) told.set(childId, text);
  else told.delete(childId);
};
export const forgetMedical = () => told.clear();
