import { NotOpenYet } from "./NotOpenYet.tsx";
import { subscribePageWords as words } from "./words.ts";

const SubscribePage = () => (
  <NotOpenYet
    title={words.videoAnalysis}
    intro={words.tenDollarsAMonth}
    picture="/scenes/video.svg"
    what={words.youCantSignUp}
    subject={words.videoAnalysisMembership}
  >
    {words.filmASwingFrom}
  </NotOpenYet>
);
export default SubscribePage;
