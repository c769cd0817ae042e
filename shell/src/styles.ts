/** The build's first entry (shared/tooling/src/shell-config.mjs): base.css names the order of the layers of all styles. */
import '@nireeka/ui/base.css'
import './frame/frame.css'
