/** ?for=export on a list: staff take the rows along as a file. That is recorded. */
export const takenFor = "for";
