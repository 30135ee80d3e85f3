// Imported here and not by the sheet, so that the build knows the packages and lists their licenses.
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/figtree/wght.css";
import "./fonts.css";
