export const actFormWords = {
  pleaseTryAgain: "Please try again.",
};

export const dataProviderWords = {
  notFound: "not found",
  thisWasNotFound: "This was not found.",
};
