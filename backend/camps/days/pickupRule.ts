/** "Lou Ortiz, Ana Reed": the names a parent wrote, one by one. */
export const namesIn = (text: string | null) =>
  (text ?? "")
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

const plain = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();
/** Whether a name is among them, however it is typed. */
export const isNamedIn = (text: string | null, name: string) => namesIn(text).some((one) => plain(one) === plain(name));
