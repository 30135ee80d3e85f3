import { NotOpenYet } from "./NotOpenYet.tsx";

const SubscribePage = () => (
  <NotOpenYet
    title="Video Analysis"
    intro="$10 a month: four videos, each drawn on and explained by an instructor."
    picture="/scenes/video.svg"
    what="The membership cannot be bought online yet"
    subject="Video analysis membership"
  >
    Film a swing from the side, send it in, and get it back with marks and words you can take to the cage. As soon as
    you can subscribe here, this page is where you do it.
  </NotOpenYet>
);
export default SubscribePage;
