export const dataProviderWords = {
  weCouldntFindThis: "We couldn't find this.",
};

export const emailLostWords = {
  title: "Your email may have gone out",
  text: "We couldn’t reach the server, so we don’t know whether your email went out. Check your connection, then send it again. As long as you don’t change it, nobody gets it twice.",
};
