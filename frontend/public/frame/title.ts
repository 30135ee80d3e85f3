import { useEffect } from "react";

let rendered = "";
/** For the build, where effects do not run: the title of the page just rendered. */
export const titleRendered = () => rendered;

const render = (title: string) => {
  rendered = title;
};

/** The title of the tab. */
export const useTabTitle = (title: string) => {
  render(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
