export const dataProviderWords = {
  weCouldntFindThis: "We couldn't find this.",
};
