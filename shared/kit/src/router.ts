/**
 * The part of react-router that shell and remotes share as one module: what is listed here is what the browser loads.
 * Declarative routers only: under single-spa a data router runs its loaders twice.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
