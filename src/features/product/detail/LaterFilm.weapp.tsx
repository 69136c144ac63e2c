/** It lies in the package of the page that plays it. */
export { Film as LaterFilm } from './Film'
