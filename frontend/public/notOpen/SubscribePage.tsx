import { NotOpenYet } from "./NotOpenYet.tsx";
import { subscribePageWords as words } from "./words.ts";

const SubscribePage = () => (
  <NotOpenYet
    title={words.videoAnalysis}
    intro={words.n10AMonthFour}
    picture="/scenes/video.svg"
    what={words.theMembershipCannotBe}
    subject={words.videoAnalysisMembership}
  >
    {words.filmASwingFrom}
  </NotOpenYet>
);
export default SubscribePage;
