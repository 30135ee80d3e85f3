import type { Page } from "@playwright/test";

/** Opens what is folded on a phone. */
export const unfold = (page: Page, title: string) =>
  page.locator("summary").filter({ hasText: title, visible: true }).click();

/** Shows all of a lesson, by its day and time in words: on a phone its row is short. */
export const unfoldLesson = (page: Page, when: string) => page.getByRole("button", { name: `More: ${when}` }).click();
